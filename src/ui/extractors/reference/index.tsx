import type { ReactNode } from 'react';
import { PictureContext, type DrawPicture } from '../../reference/pictures';
import { ReferencePanel as Panel, type ReferencePanelProps } from '../../reference/ReferencePanel';
import { RulesScreen as Screen, type RulesScreenProps } from '../../reference/RulesScreen';
import { Picture } from './pictures';
import { RULEBOOK } from './rulebook';

export function ReferencePanel(props: Omit<ReferencePanelProps, 'book'>) {
  return (
    <Drawn>
      <Panel book={RULEBOOK} {...props} />
    </Drawn>
  );
}

export function RulesScreen(props: Omit<RulesScreenProps, 'book'>) {
  return (
    <Drawn>
      <Screen book={RULEBOOK} {...props} />
    </Drawn>
  );
}

const drawPicture: DrawPicture = (name) => <Picture name={name} />;

function Drawn({ children }: { readonly children: ReactNode }) {
  return <PictureContext value={drawPicture}>{children}</PictureContext>;
}
