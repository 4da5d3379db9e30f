import { RuleLink } from '../../widgets/RuleLink';
import type { LogLine } from '../wording';

/** Sentences of the log, each with its rule. */
export function LogLines({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <ul className="log-lines">
      {lines.map(({ text, side, rule }, index) => (
        <li key={index} data-side={side ?? undefined}>
          {text} {rule && <RuleLink rule={rule} />}
        </li>
      ))}
    </ul>
  );
}
