import type { ReactNode } from 'react';
import type { Hex } from '../../hex';
import { useAnyDesk } from '../play/desk';
import type { LogBlock } from './sections';
import '../widgets/rows.css';

interface LogItemProps<Block extends LogBlock> {
  readonly block: Block;
  /** It is the one that Tab comes to. */
  readonly stop: boolean;
  readonly onVisit: (key: string) => void;
  /** Where it happened, asked when it is wanted: the map shows it. */
  readonly place: () => Hex | null;
  /** What more a press opens, and whether that is open. */
  readonly opens?: { readonly words: string; readonly icon: ReactNode; readonly shown: boolean } | undefined;
  readonly onOpen?: () => void;
  /** What stands behind a sentence, such as its rule. */
  readonly behind?: (line: Block['lines'][number]) => ReactNode;
  /** What stands below the sentences. */
  readonly children?: ReactNode;
}

/** One block: its first sentence is the button that shows the place and opens what there is to open. */
export function LogItem<Block extends LogBlock>(props: LogItemProps<Block>) {
  const { block, stop, onVisit, place, opens, onOpen, behind, children } = props;
  const desk = useAnyDesk();
  const [head, ...rest] = block.lines;
  const show = () => {
    const focus = place();
    if (focus !== null) desk.state.setState({ focus });
  };
  return (
    <li
      className="log-block stretched"
      data-side={block.side ?? undefined}
      data-shown={opens?.shown || undefined}
    >
      <button
        type="button"
        className="row-pick log-head"
        data-log
        tabIndex={stop ? 0 : -1}
        aria-pressed={opens?.shown}
        onFocus={() => {
          onVisit(block.key);
          show();
        }}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
        onClick={() => {
          show();
          onOpen?.();
        }}
      >
        {opens?.icon}
        {head.text}
        {opens && <span className="visually-hidden"> {opens.words}</span>}
      </button>
      {behind?.(head)}
      {rest.map((line, i) => (
        <p key={i}>
          {line.text}
          {behind?.(line)}
        </p>
      ))}
      {children}
    </li>
  );
}
