import type { Event, Position, UnitResult } from '../../../rules/extractors';
import {
  criticalEffectText,
  effectText,
  inSum,
  goesBeyondArmour,
  listed,
  logLines,
  nameOf,
  type LogLine,
} from '../wording';

export type FireEvent = Extract<Event, { type: 'shot' | 'selfDestruct' }>;
export type RallyRoll = Extract<Event, { type: 'rallyRoll' }>;

export function isFire(event: Event): event is FireEvent {
  return event.type === 'shot' || event.type === 'selfDestruct';
}

export function isRallyRoll(event: Event): event is RallyRoll {
  return event.type === 'rallyRoll';
}

/** A card of dice can be shown of these events. */
export function hasDice(events: readonly Event[]): boolean {
  return events.some((event) => isFire(event) || isRallyRoll(event));
}

/** An order was turned up and nothing could be done under it. */
export function isInVain(event: Event): boolean {
  return event.type === 'notExecuted' && event.why === 'noTarget';
}

/** What the dice brought, in a sentence to be heard. */
export function resultSentence(position: Position, events: readonly Event[]): string {
  const told = events.flatMap((event) => {
    if (isFire(event)) return [fireSentence(position, event)];
    return isRallyRoll(event) || isInVain(event) ? logLines(position, event).map(({ text }) => text) : [];
  });
  return told.join(' ');
}

/** The lines of the log, the beginnings of phases apart. */
export function linesOf(position: Position, events: readonly Event[]): readonly LogLine[] {
  return events.flatMap((event) => (event.type === 'phaseBegan' ? [] : logLines(position, event)));
}

/** What events came to, in one line; '' where nothing but a phase began. */
export function toldOf(position: Position, events: readonly Event[]): string {
  const lines = linesOf(position, events);
  return events.some(isFire)
    ? `${lines[0].text} ${resultSentence(position, events)}`
    : joined(position, lines);
}

/** What a unit does next goes on from its last line: 'Lance of Bha' enters the map in 0117, then moves from 0117 to 0217.' */
function joined(position: Position, lines: readonly LogLine[]): string {
  return lines.reduce((told, { text, units }, i) => {
    const name = `${units.length > 0 ? nameOf(position, units[0]) : ''} `;
    const goesOn = i > 0 && text.startsWith(name) && lines[i - 1].text.startsWith(name);
    if (goesOn) return `${told.slice(0, -1)}, then ${text.slice(name.length)}`;
    return told === '' ? text : `${told} ${text}`;
  }, '');
}

/** 'Shock 1 of Panza: 1 of 2 hit, routed'. */
function fireSentence(position: Position, { results }: FireEvent): string {
  if (results.length === 0) return 'Nobody is struck.';
  return `${listed(results.map((result) => struckText(position, result)))}.`;
}

function struckText(position: Position, result: UnitResult): string {
  const hits = result.hits.filter(Boolean).length;
  const of = result.hits.length;
  const dice = of === 1 ? (hits === 1 ? 'hit' : 'missed') : `${hits} of ${of} hit`;
  const name = nameOf(position, result.forecast.target);
  return hits === 0 ? `${name}: ${dice}` : `${name}: ${dice}, ${effectsText(position, result)}`;
}

/** What became of a unit, by criticals too; of one that is gone nothing else is told. */
export function effectsText(position: Position, { effects, criticals, forecast }: UnitResult): string {
  const { table, target } = forecast;
  const gone = effects.find(({ effect }) => effect === 'destroyed');
  if (gone) return effectText(gone, table);
  const told = [
    ...inSum(effects).map((effect) => effectText(effect, table)),
    ...criticals.filter(goesBeyondArmour).map(({ effect }) => criticalEffectText(position, target, effect)),
  ];
  return told.join(', ') || 'no effect';
}
