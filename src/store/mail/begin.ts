import type { Types } from '../../rules/ruleset';
import type { TakeBack, RecordOf } from '../record';
import { newSecret } from './digest';
import type { Deed, Letter, Paper } from './letter';
import { linkOf, promiseOf } from './links';
import { otherSide, sideNamed, type CommonPart, type Mailable } from './parts';
import { stepsOf } from './steps';
import { markOf } from './unfold';

/** A game played at one table with its secrets separated: what both sides know goes into letters, what each side did in secret into its papers. */
export interface Parted<Setup, Action> {
  readonly common: CommonPart<Setup, Action>;
  readonly papers: ReadonlyMap<string, readonly Paper<Action>[]>;
}

/** What one side has done at the table between two hand-overs. */
interface Run<Game, Action> {
  readonly by: string;
  readonly deeds: Deed<Action>[];
  readonly acts: Action[];
  /** The game after its last deed. */
  game: Game;
}

/** Separates the secrets of a game that has been played at one table. */
export async function parted<T extends Types>(
  rules: Mailable<T>,
  record: RecordOf<T>,
): Promise<Parted<T['Setup'], T['Action']>> {
  const { id, name, ruleset, setup, seed } = record;
  const { runs, deedsAfter } = runsOf(rules, record);
  const papers = new Map<string, Paper<T['Action']>[]>(rules.sides.map((side) => [String(side), []]));
  const letters: Letter<T['Action']>[] = [];
  for (const { by, deeds, acts, game } of runs) {
    const paper = { acts, salt: newSecret() };
    papers.get(by)?.push(paper);
    const unlinked = {
      by,
      version: record.version,
      deeds,
      atTable: true as const,
      mark: await markOf(rules, game, record.version),
      promise: await promiseOf(paper),
    };
    const link = await linkOf({ id, ruleset, setup, seed }, letters.at(-1), unlinked);
    letters.push({ ...unlinked, link });
  }
  const takeBacks = (record.takeBacks ?? []).map((each): TakeBack => ({
    ...each,
    removed: 0,
    after: deedsAfter[each.after],
  }));
  return { common: { id, name, ruleset, setup, seed, letters, takeBacks }, papers };
}

function runsOf<T extends Types>(rules: Mailable<T>, record: RecordOf<T>) {
  const first = rules.setup(record.setup, record.seed, record.version);
  /** The game after the last deed. */
  let told = first;
  const runs: Run<T['Game'], T['Action']>[] = [];
  /** How many deeds there are after so many actions. */
  const deedsAfter = [0];
  for (const { before, action, after, events } of stepsOf(rules, record)) {
    const by = String(rules.sideToDecide(before));
    const to = otherSide(rules, by);
    const deed = { told, before, after, events };
    const facts = rules.byMail.factsFor(deed, to);
    let run = runs.at(-1);
    if (run?.by !== by) runs.push((run = { by, deeds: [], acts: [], game: told }));
    run.acts.push(action);
    deedsAfter.push(deedsAfter[deedsAfter.length - 1] + (facts === null ? 0 : 1));
    if (facts === null) continue;
    run.deeds.push({ action, facts, answer: rules.byMail.factsFor(deed, sideNamed(rules, by)) });
    run.game = told = after;
  }
  return { runs, deedsAfter };
}
