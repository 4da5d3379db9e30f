import type { Event, Position } from '../../../../rules/extractors';
import { houseForces } from '../houseForces';
import { nameOf, phaseName, purchaseName, sideName } from '../names';
import { passedOverText } from '../passedOver';
import { capital, listed, signed } from '../text';
import { victoryWords } from '../victory';
import { passengerLine, selfDestructLines, shotLines } from './fire';
import { lineOf, type EventOf, type LogLine } from './line';
import {
  begunEmbarkedLine,
  boardingLine,
  enteredEmbarkedLine,
  bogLine,
  eliminatedLine,
  enteredLine,
  exitedLine,
  movedLine,
  overrunLine,
  placedLine,
  uncoveredLine,
} from './movement';
import {
  lockedLine,
  markedLine,
  notExecutedLine,
  objectiveRemovedLine,
  orderRemovedLine,
  orderedLine,
  resetLine,
  revealedLine,
  targetMarkedLine,
} from './orders';

export type { LogLine } from './line';

/** Every event there is, by its type. */
export const EVENTS: {
  readonly [Type in Event['type']]: (
    position: Position,
    event: EventOf<Type>,
  ) => LogLine | readonly LogLine[];
} = {
  phaseBegan: (position, event) => {
    const { turn, phase, passedOver } = event;
    const text = passedOverText(position, event) ?? phaseName(phase);
    return {
      text: turn === 0 ? `${text}.` : `Turn ${turn}: ${text}.`,
      side: phase.side,
      hexes: [],
      units: [],
      rule: passedOver?.rule ?? '§4',
    };
  },
  bought: (_, { side, purchase }) => sideLine(side, `buys ${purchaseName(purchase)}`),
  sold: (_, { side, purchase }) => sideLine(side, `gives back ${purchaseName(purchase)}`),
  recommended: (position, { side, army }) => {
    const taken = houseForces({ ...position, phase: { side } }).find((force) => force.army === army);
    return sideLine(side, `takes an army of the house${taken ? `, “${taken.name}”` : ''}`);
  },
  placed: placedLine,
  unplaced: (position, { unit }) =>
    lineOf(unit, `${nameOf(position, unit)} is taken up again.`, { rule: '§5' }),
  ordered: orderedLine,
  reset: resetLine,
  locked: lockedLine,
  revealed: revealedLine,
  notExecuted: notExecutedLine,
  marked: markedLine,
  targetMarked: targetMarkedLine,
  objectiveRemoved: objectiveRemovedLine,
  orderRemoved: orderRemovedLine,
  entered: enteredLine,
  moved: movedLine,
  bogRoll: bogLine,
  embarked: boardingLine,
  disembarked: boardingLine,
  sheltered: boardingLine,
  leftShelter: boardingLine,
  begunEmbarked: begunEmbarkedLine,
  enteredEmbarked: enteredEmbarkedLine,
  exited: exitedLine,
  fortOverrun: overrunLine,
  uncovered: uncoveredLine,
  shot: shotLines,
  selfDestruct: selfDestructLines,
  passengersHit: (position, { effects }) => effects.map((hit) => passengerLine(position, hit)),
  eliminated: eliminatedLine,
  rallyRoll: rallyLine,
  pinRemoved: (position, { units }) => ({
    text: `Pinned markers come off: ${listed(units.map((unit) => nameOf(position, unit)))}.`,
    side: 'dorian',
    hexes: [],
    units,
    rule: '§6.3.4',
  }),
  ended: (position, { victory }) => {
    const { heading, condition, rule } = victoryWords(position, victory);
    return { text: `${heading}. ${condition}`, side: victory.winner, hexes: [], units: [], rule };
  },
};

/** An event in sentences; `position` is the view, for names only. */
export function logLines(position: Position, event: Event): readonly LogLine[] {
  const word = EVENTS[event.type] as (position: Position, event: Event) => LogLine | readonly LogLine[];
  const lines = word(position, event);
  return (Array.isArray(lines) ? (lines as readonly LogLine[]) : [lines as LogLine]).map((line) => ({
    ...line,
    text: capital(line.text),
  }));
}

function sideLine(side: EventOf<'bought'>['side'], does: string): LogLine {
  return { text: `${sideName(side)} ${does}.`, side, hexes: [], units: [], rule: '§5' };
}

function rallyLine(
  position: Position,
  { unit, transcom, drm, roll, rallied }: EventOf<'rallyRoll'>,
): LogLine {
  const help =
    transcom === null
      ? ''
      : ` ${signed(drm)} for ${transcom === unit ? 'itself' : nameOf(position, transcom)}`;
  const verdict = rallied ? 'rallies on 5 or more' : 'stays routed, 5 needed';
  return lineOf(unit, `${nameOf(position, unit)}, rally roll ${roll}${help}: ${verdict}.`, {
    units: transcom === null || transcom === unit ? [unit] : [unit, transcom],
    rule: '§6.3.4',
  });
}
