import { assertNever } from '../../../rules/result';
import type { RuleRef, Sight, SightLine } from '../../../rules/extractors';
import { hexName, terrainName } from './names';
import { listed } from './text';

export interface SightWords {
  /** 'Clear line of sight', 'Blocked by rough in 1716'. */
  readonly heading: string;
  /** What the line meets, in order, a sentence each. */
  readonly sentences: readonly string[];
  readonly rule: RuleRef;
}

/** A line-of-sight verdict in words, naming the hexes it rests on [§7.2]. */
export function sightWords(sight: Sight): SightWords {
  const { heading, rule } = verdict(sight);
  return { heading, rule, sentences: [verdictSentence(sight), ...crossedSentences(sight)] };
}

/** What keeps the line from being clear, after 'No line of sight: '. */
export function blockWords({ block, rule }: Sight): string {
  if (rule === 'depression') return 'only one end is in or beside the depression area';
  if (!block) return 'the line is blocked';
  return block.kind === 'hex'
    ? `${terrainName(block.terrain)} in ${hexName(block.hex)} blocks`
    : `both sides of the hexside ${sidesName(block)} block`;
}

function verdict(sight: Sight): Pick<SightWords, 'heading' | 'rule'> {
  switch (sight.rule) {
    case 'adjacent':
      return { heading: 'Clear: same or adjacent hex', rule: '§7.2' };
    case 'clear':
      return { heading: 'Clear line of sight', rule: runsAlong(sight) ? 'R-11' : '§7.2' };
    case 'orni':
      return { heading: 'Clear: Orni-type units see and are seen', rule: '§7.2' };
    case 'blocked':
      return {
        heading: `Blocked: ${blockWords(sight)}`,
        rule: sight.block?.kind === 'hexside' ? 'R-11' : '§7.2',
      };
    case 'depression':
      return { heading: `Blocked: ${blockWords(sight)}`, rule: 'R-48' };
    default:
      return assertNever(sight.rule);
  }
}

function verdictSentence(sight: Sight): string {
  const { rule, crossed, block } = sight;
  switch (rule) {
    case 'adjacent':
      return 'Nothing lies between the two hexes.';
    case 'clear':
      return crossed.some(({ blocks }) => blocks) || runsAlong(sight)
        ? 'The line is clear.'
        : 'Neither rough nor build-up lies between the two hexes.';
    case 'orni':
      return 'Terrain does not matter to Orni-type units.';
    case 'blocked':
      return block?.kind === 'hexside'
        ? 'Where the line runs along a hexside, both sides have to block, and both do.'
        : 'A rough or build-up hex whose interior the line crosses blocks it.';
    case 'depression':
      return 'A unit in a depression sees, and is seen from, only its own area and the hexes adjacent to it.';
    default:
      return assertNever(rule);
  }
}

/** Clear hexes are told as one list, what blocks or is run along by itself. */
function crossedSentences({ crossed }: Sight): readonly string[] {
  const open = crossed.flatMap((line) => (line.kind === 'hex' && !line.blocks ? [hexName(line.hex)] : []));
  return [
    ...(open.length > 0 ? [`Crosses ${listed(open)}.`] : []),
    ...crossed.filter((line) => line.blocks || line.kind === 'hexside').map(crossedSentence),
  ];
}

function crossedSentence(line: SightLine): string {
  if (line.kind === 'hex') return `${hexName(line.hex)}: ${terrainName(line.terrain)} blocks.`;
  const verdict = line.blocks ? 'both block' : 'not both block, so it is clear';
  return `Runs along the hexside ${sidesName(line)}: ${verdict}.`;
}

function sidesName({ sides: [one, other] }: Extract<SightLine, { kind: 'hexside' }>): string {
  if (one === null || other === null) {
    const inside = one ?? other;
    return inside === null ? 'off the map' : `between ${hexName(inside)} and the space off the map`;
  }
  return `between ${hexName(one)} and ${hexName(other)}`;
}

function runsAlong({ crossed }: Sight): boolean {
  return crossed.some(({ kind }) => kind === 'hexside');
}
