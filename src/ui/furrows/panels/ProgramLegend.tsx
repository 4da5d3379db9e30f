import type { Program } from '../../../rules/furrows';
import { RuleLink } from '../../widgets/RuleLink';

/** What may stand in a part, and what it says. */
const SIGNS: readonly (readonly [sign: RegExp, written: string, words: string])[] = [
  [/(^|[+,])F/, 'F', 'forward'],
  [/Rev/, 'Rev', 'back, facing kept'],
  [/(^|[+,])[LR](?!ev)/, 'L, R', 'turn left, right'],
  [/(^|[+,])T/, 'T', 'turn to any side'],
  [/(^|[+,])A/, 'A', 'one mode faster'],
  [/(^|[+,])B/, 'B', 'one mode slower'],
  [/\[/, '[ ]', 'into that mode'],
  [/(^|\+)-/, '−', 'wait'],
];

/** The signs of the programs on offer, in words, in the order of the rulebook. */
export function ProgramLegend({ programs }: { readonly programs: readonly Program[] }) {
  const seen = SIGNS.filter(([sign]) => programs.some((program) => sign.test(program)));
  return (
    <p className="program-legend">
      One part a step:{' '}
      {seen.map(([, written, words], index) => (
        <span key={written}>
          {index > 0 && ' · '}
          <b>{written}</b> {words}
        </span>
      ))}{' '}
      <RuleLink rule="§5.2" />
    </p>
  );
}
