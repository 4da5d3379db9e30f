import { Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { enemyOf, extractors, type Side } from '../../../rules/extractors';
import { Screen } from '../../shell/Screen';
import { keysItem, redoItem, startOverItem } from '../../play/items';
import { hasKeyboard, undoKey, useKeys, usePlainKeys } from '../../play/keys';
import { PRINT_LINK, SCENARIOS_LINK } from '../../shell/links';
import { useSettings } from '../../shell/settings';
import { SettingsMenu } from '../../shell/SettingsMenu';
import { Bar } from '../../widgets/Bar';
import { Button } from '../../widgets/Button';
import { Dialog } from '../../widgets/Dialog';
import type { MenuItem } from '../../widgets/menuItems';
import { SideMark } from '../../widgets/SideMark';
import { HelpUnderBar } from '../help';
import { useAlone, useSeatItems } from '../opponent';
import { dropHint, hintOn, toggleHint, useHintItem } from '../opponent/hints';
import { useCoached } from '../input/coached';
import { KeysPanel, type KeyScreen } from '../play/KeysPanel';
import { useMapTools } from '../play/tools';
import { useDesk } from '../input/deskStore';
import { useByMail } from '../../game/table';
import { usePosition, usePublished, useTable } from '../table';
import { leftToDo, phaseName, redoText, scenarioName, sideName, turnText } from '../wording';

interface PrepareScreenProps {
  /** Whose preparation. */
  readonly side: Side;
  readonly on: KeyScreen;
  /** In place of the phase: 'Move reset'. */
  readonly title?: string;
  /** Under the bar, or in the strip of a map. */
  readonly help?: 'bar' | 'strip';
  /** Opens the legend, where there is a map. */
  readonly onLegend?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The frame of build-up, placement and programming: whose decision, what is left, a curtain at hand where something is secret. */
export function PrepareScreen({ side, on, title, help = 'bar', onLegend, children }: PrepareScreenProps) {
  const position = usePosition();
  const desk = useDesk();
  const alone = useAlone();
  // The other side sits at another screen.
  const byMail = useByMail();
  const coached = useCoached();
  const { todo, rest } = leftToDo(position);
  const name = title ?? phaseName(position.phase);
  useKeys((event) => hasKeyboard(event) || undoKey(event, desk));
  const [keys, setKeys] = useState(false);
  const openKeys = () => setKeys(true);
  useLetters(openKeys);
  return (
    <Screen
      title={`${name}, Extractors`}
      layout="table"
      bar={
        <Bar
          mark={<SideMark side={side} size={32} />}
          title={name}
          detail={
            <>
              {turnText(position)}
              <span className="bar-roomy">, {coached?.title ?? scenarioName(position.scenario)}</span>
              {coached && <span className="bar-tight">, {coached.short}</span>}
            </>
          }
          middle={
            <div className="bar-left">
              <b>{todo}</b>
              {rest !== undefined && <small>{rest}</small>}
            </div>
          }
        >
          {!alone && !byMail && extractors.keepsSecrets(position, side) && <HideNow side={side} />}
          <PrepareMenu onLegend={onLegend} onKeys={openKeys} />
        </Bar>
      }
    >
      <h1 className="visually-hidden">{name}</h1>
      {help === 'bar' && coached === null && <HelpUnderBar />}
      {children}
      {keys && (
        <Dialog title="Keys" onClose={() => setKeys(false)}>
          <KeysPanel on={on} />
        </Dialog>
      )}
    </Screen>
  );
}

/** Draws the curtain at once. */
function HideNow({ side }: { readonly side: Side }) {
  const table = useTable();
  return (
    <Button
      icon={<Eye aria-hidden size={20} />}
      caption={<span className="bar-roomy">{`${sideName(enemyOf(side))} looks away`}</span>}
      onPress={table.hide}
    >
      Hide now
    </Button>
  );
}

function PrepareMenu({
  onLegend,
  onKeys,
}: Pick<PrepareScreenProps, 'onLegend'> & { readonly onKeys: () => void }) {
  const position = usePosition();
  const table = useTable();
  const desk = useDesk();
  const redo = usePublished((published) => published.redo);
  const canRestart = usePublished((published) => published.canRestart);
  const seatItems = useSeatItems();
  const coached = useCoached();
  const tools = useMapTools(() => onLegend?.());
  const hint = useHintItem();
  const items: readonly MenuItem[] = [
    ...(coached ? [] : hint),
    ...(onLegend ? [...tools, { type: 'rule' } as const] : []),
    redoItem(redo && redoText(position, redo), desk.redo),
    startOverItem(canRestart, () => {
      table.restartPhase();
      desk.select(null);
    }),
    keysItem(onKeys),
    { type: 'rule' },
    ...(coached ? coached.items : [...seatItems, { type: 'rule' } as const, PRINT_LINK, SCENARIOS_LINK]),
  ];
  return <SettingsMenu items={items} />;
}

/** H asks what the computer would do, Escape puts it away; ? tells the keys. Letters only if the player wants them [WCAG 2.1.4]. */
function useLetters(onKeys: () => void): void {
  const table = useTable();
  const position = usePosition();
  const coached = useCoached() !== null;
  const { letterKeys } = useSettings();
  usePlainKeys(({ key }) => {
    if (letterKeys && key === '?') onKeys();
    if (coached) return;
    if (letterKeys && key.toLowerCase() === 'h') toggleHint(table);
    else if (key === 'Escape' && hintOn(position)) dropHint();
  });
}
