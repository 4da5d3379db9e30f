import { useId, type ReactNode } from 'react';
import { SideMark } from './SideMark';
import { sideNameOf, useSides, type Side } from './sides';
import { Pill } from './Pill';
import './scenario.css';

interface ScenarioCardProps {
  /** Cards of one name are one radio group. */
  readonly group: string;
  readonly value: string;
  readonly kicker: string;
  readonly title: string;
  readonly picture: ReactNode;
  readonly sides: readonly { readonly side: Side; readonly text: string }[];
  /** How it is won, in a sentence. */
  readonly victory: string;
  /** How even it is; its place is kept while it is on its way. */
  readonly balance?: ReactNode;
  /** A mark of distinction, such as the first game to play. */
  readonly mark?: string | undefined;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** One scenario as a radio button of the size of a card. */
export function ScenarioCard(props: ScenarioCardProps) {
  const { group, value, kicker, title, picture, sides, victory, balance, mark, selected, onSelect } = props;
  const id = useId();
  const known = useSides();
  return (
    <label className="scenario-card">
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        value={value}
        checked={selected}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-kicker ${id}-mark ${id}-text`}
        onChange={onSelect}
      />
      <span className="scenario-card-picture">
        <span className="scenario-card-marks" id={`${id}-mark`}>
          {mark !== undefined && <Pill tone="attention">{mark}</Pill>}
          {selected && <Pill tone="strong">Selected</Pill>}
        </span>
        {picture}
      </span>
      <span className="scenario-card-head">
        <span id={`${id}-kicker`} className="kicker">
          {kicker}
        </span>
        <span id={`${id}-title`} className="scenario-card-title">
          {title}
        </span>
      </span>
      <span id={`${id}-text`} className="scenario-card-text">
        {sides.map(({ side, text }) => (
          <span key={side} className="scenario-card-side">
            <SideMark side={side} size={18} />
            <span>
              <b>{sideNameOf(known, side)}</b> {text}
            </span>
          </span>
        ))}
        <span className="scenario-card-victory">{victory}</span>
        {balance !== undefined && <span className="scenario-card-balance">{balance}</span>}
      </span>
    </label>
  );
}
