import { ReferencePanel as Panel, type ReferencePanelProps } from '../../reference/ReferencePanel';
import { RulesScreen as Screen, type RulesScreenProps } from '../../reference/RulesScreen';
import { RULEBOOK } from './rulebook';

export function ReferencePanel(props: Omit<ReferencePanelProps, 'book'>) {
  return <Panel book={RULEBOOK} {...props} />;
}

export function RulesScreen(props: Omit<RulesScreenProps, 'book'>) {
  return <Screen book={RULEBOOK} {...props} />;
}
