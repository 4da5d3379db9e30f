/** A game between two armies, by their lines. */
export interface Bout {
  readonly dorian: string;
  readonly avronian: string;
  /** 1: the Dorian won, 0: the Avronian; a draw is a half. */
  readonly score: number;
}

/** How strong each army is, in logits: the Dorian wins with the chance of the difference. */
export interface Strengths {
  readonly dorian: ReadonlyMap<string, number>;
  readonly avronian: ReadonlyMap<string, number>;
}

const STEPS = 300;
const PACE = 0.4;
/** So much each strength is drawn to the mean of its side: a few lucky games make no champion. */
const PULL = 0.8;

/** The strengths that explain the games best: a logistic fit on both sides at once, so that an army is judged by whom it met. */
export function strengthsIn(bouts: readonly Bout[]): Strengths {
  const dorian = new Map(bouts.map((bout) => [bout.dorian, 0]));
  const avronian = new Map(bouts.map((bout) => [bout.avronian, 0]));
  let common = 0;
  const games = { dorian: tally(bouts, 'dorian'), avronian: tally(bouts, 'avronian') };
  for (let step = 0; step < STEPS; step++) {
    const up = { dorian: new Map<string, number>(), avronian: new Map<string, number>() };
    let all = 0;
    for (const bout of bouts) {
      const off =
        bout.score - chanceOfLogit(common + dorian.get(bout.dorian)! - avronian.get(bout.avronian)!);
      all += off;
      up.dorian.set(bout.dorian, (up.dorian.get(bout.dorian) ?? 0) + off);
      up.avronian.set(bout.avronian, (up.avronian.get(bout.avronian) ?? 0) - off);
    }
    common += (4 * PACE * all) / bouts.length;
    for (const [side, own] of [
      ['dorian', dorian],
      ['avronian', avronian],
    ] as const)
      for (const [army, strength] of own) {
        const slope = up[side].get(army)! - PULL * strength;
        own.set(army, strength + (4 * PACE * slope) / (games[side].get(army)! + 4 * PULL));
      }
  }
  return { dorian: new Map([...dorian].map(([army, own]) => [army, own + common])), avronian };
}

export function chanceOfLogit(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

function tally(bouts: readonly Bout[], side: 'dorian' | 'avronian'): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const bout of bouts) counts.set(bout[side], (counts.get(bout[side]) ?? 0) + 1);
  return counts;
}
