import type { Game, ScenarioId, Setup, VictoryCause } from '../rules/extractors';
import { isPlaced, unitsOf } from '../rules/extractors/units';
import { victoryNow } from '../rules/extractors/victory';

/** A way a scenario can end. */
export interface Ending {
  readonly name: string;
  readonly scenario: ScenarioId;
  /** In all rules unless named: orders have to be played for it. */
  readonly rules?: Setup['rules'];
  readonly is: (ended: Ended) => boolean;
}

/** An ended game with what endings are told by. */
interface Ended {
  readonly game: Game;
  readonly because: VictoryCause;
  readonly winner: 'dorian' | 'avronian' | null;
  /** Time was up, rather than decided before [§9, R-39]. */
  readonly timeUp: boolean;
  readonly dorianGone: boolean;
  readonly avronianGone: boolean;
}

const incoming = (name: string, is: Ending['is']): Ending => ({ name, scenario: 'incoming', is });
const threePod = (name: string, is: Ending['is']): Ending => ({ name, scenario: 'threePodAttack', is });
const extractors = (name: string, is: Ending['is']): Ending => ({ name, scenario: 'extractors', is });
const ambush = (name: string, is: Ending['is']): Ending => ({ name, scenario: 'ambush', is });
const dobern = (name: string, is: Ending['is']): Ending => ({ name, scenario: 'dobernStrongpoint', is });
const engage = (name: string, is: Ending['is']): Ending => ({ name, scenario: 'engage', is });

/** Every way each scenario can end, by the condition that decides it: a condition without an ending does not compile [§9]. */
const BY_CODE: Readonly<Record<VictoryCause['code'], readonly Ending[]>> = {
  sectionLeftNorth: [
    incoming('section-left', ({ avronianGone }) => !avronianGone),
    incoming('section-left-orni-lost', ({ avronianGone }) => avronianGone),
  ],
  noSectionLeftNorth: [
    incoming('time-up', ({ timeUp, dorianGone, avronianGone }) => timeUp && !dorianGone && !avronianGone),
    incoming('time-up-orni-lost', ({ timeUp, avronianGone }) => timeUp && avronianGone),
    incoming('sections-gone', ({ timeUp, dorianGone }) => !timeUp && dorianGone),
  ],
  commandPostDestroyed: [
    threePod(
      'post-destroyed',
      ({ because }) => because.code === 'commandPostDestroyed' && because.bipodsLost === 0,
    ),
    threePod(
      'post-destroyed-bipod-lost',
      ({ because }) => because.code === 'commandPostDestroyed' && because.bipodsLost === 1,
    ),
  ],
  twoBipodsLost: [threePod('two-bipods-lost', () => true)],
  commandPostStands: [
    threePod(
      'post-stands',
      ({ because }) => because.code === 'commandPostStands' && because.bipodsLost === 0,
    ),
    threePod(
      'post-stands-bipod-lost',
      ({ because }) => because.code === 'commandPostStands' && because.bipodsLost === 1,
    ),
  ],
  extractorPoints: [
    extractors('points', ({ winner, timeUp }) => winner === 'dorian' && timeUp),
    extractors('no-points', ({ winner, timeUp }) => winner === 'avronian' && timeUp),
    extractors('dorian-gone', ({ timeUp, dorianGone }) => !timeUp && dorianGone),
    extractors('avronian-gone', ({ timeUp, avronianGone }) => !timeUp && avronianGone),
  ],
  machinesLeftSouth: [
    ambush('both-left', ({ winner, dorianGone }) => winner === 'avronian' && !dorianGone),
    ambush('both-left-dorian-gone', ({ winner, dorianGone }) => winner === 'avronian' && dorianGone),
    ambush(
      'one-left-one-lost',
      ({ game, timeUp }) => !timeUp && leftSouth(game) === 1 && machinesLost(game) === 1,
    ),
    ambush('both-lost', ({ game, timeUp }) => !timeUp && machinesLost(game) === 2),
    ambush('time-up', ({ game, timeUp }) => timeUp && leftSouth(game) === 0),
    ambush('time-up-one-left', ({ game, timeUp }) => timeUp && leftSouth(game) === 1),
  ],
  strongpoint: [
    dobern('fallen', ({ winner, timeUp }) => winner === 'avronian' && timeUp),
    dobern('forts-stand', ({ timeUp, because }) => timeUp && failing(because) === 'forts'),
    dobern('garrison-stays', ({ timeUp, because }) => timeUp && failing(because) === 'garrison'),
    dobern('machines-lost', ({ timeUp, because }) => timeUp && failing(because) === 'machines'),
    dobern('avronian-gone', ({ timeUp, avronianGone }) => !timeUp && avronianGone),
    dobern('dorian-gone', ({ timeUp, dorianGone }) => !timeUp && dorianGone),
  ],
  valueNearCentre: [
    engage('dorian', ({ winner, timeUp }) => winner === 'dorian' && timeUp),
    engage('avronian', ({ winner, timeUp }) => winner === 'avronian' && timeUp),
    engage('draw', ({ winner, timeUp }) => winner === null && timeUp),
    engage('dorian-gone', ({ timeUp, dorianGone }) => !timeUp && dorianGone),
    engage('avronian-gone', ({ timeUp, avronianGone }) => !timeUp && avronianGone),
  ],
};

const ENDINGS: readonly Ending[] = Object.values(BY_CODE).flat();

/** Every ending of every set-up there is. */
export function endingsOf({ scenario, rules }: Setup): readonly Ending[] {
  return ENDINGS.filter((ending) => ending.scenario === scenario && (ending.rules ?? rules) === rules);
}

/** The ending a game has come to; undefined: none that is known. */
export function endingOf(game: Game): Ending | undefined {
  if (!game.victory) return undefined;
  const { because, winner } = game.victory;
  const ended: Ended = {
    game,
    because,
    winner,
    timeUp: victoryNow(game) === null,
    dorianGone: !hasUnits(game, 'dorian'),
    avronianGone: !hasUnits(game, 'avronian'),
  };
  const endings = BY_CODE[because.code].filter(({ scenario }) => scenario === game.scenario);
  return endings.find(({ is }) => is(ended));
}

/** The first condition of §9.5 that the Avronian has not met. */
function failing(because: VictoryCause): 'forts' | 'garrison' | 'machines' | null {
  if (because.code !== 'strongpoint') return null;
  if (because.fortsStanding > 0) return 'forts';
  return because.garrisonNear > GARRISON_MAY_STAY ? 'garrison' : 'machines';
}

const GARRISON_MAY_STAY = 2;

function leftSouth(game: Game): number {
  return machinesAt(game, 'exited');
}

function machinesLost(game: Game): number {
  return machinesAt(game, 'eliminated');
}

function machinesAt(game: Game, at: 'exited' | 'eliminated'): number {
  return unitsOf(game).filter((unit) => unit.class === 'machine' && unit.where.at === at).length;
}

/** On the map or due to enter. */
function hasUnits(game: Game, side: 'dorian' | 'avronian'): boolean {
  return unitsOf(game).some((unit) => unit.side === side && (isPlaced(unit) || unit.where.at === 'toEnter'));
}
