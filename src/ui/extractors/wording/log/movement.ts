import { SECTIONS, counterOf } from '../../../../rules/extractors';
import { total } from '../../../../rules/result';
import type { MpEntry, Position, Step } from '../../../../rules/extractors';
import { directionName, hexName, nameOf } from '../names';
import { listed, movementPoints } from '../text';
import { lineOf, type EventOf, type LogLine } from './line';

export function movedLine(position: Position, { unit, steps, costs, facing }: EventOf<'moved'>): LogLine {
  const faces = facing === null ? '' : `, facing ${directionName(facing)}`;
  const text = `${nameOf(position, unit)} ${moveText(steps, costs)}${faces}.`;
  const hexes = steps.length > 0 ? [steps[0].from, ...steps.map(({ to }) => to)] : [];
  return lineOf(unit, text, { hexes, rule: '§6.3' });
}

/** 'moves from 1215 by 1216 to 1217 for 3 movement points'; one that enters pays for its entry hex first. */
function moveText(steps: readonly Step[], costs: readonly MpEntry[]): string {
  const cost = movementPoints(total(costs));
  if (steps.length > 0) return `moves ${wayText(steps)} for ${cost}`;
  const entered = costs.some(({ cause }) => cause.code === 'terrain' || cause.code === 'wholeAllowance');
  return entered ? `pays ${cost} for its entry hex` : 'stays in its hex';
}

export function enteredLine(position: Position, { unit, hex, facing }: EventOf<'entered'>): LogLine {
  const faces = facing === null ? '' : `, facing ${directionName(facing)}`;
  return lineOf(unit, `${nameOf(position, unit)} enters the map in ${hexName(hex)}${faces}.`, {
    hexes: [hex],
    rule: 'R-42',
  });
}

export function bogLine(position: Position, { unit, hex, roll, stuck }: EventOf<'bogRoll'>): LogLine {
  const verdict = stuck ? 'stuck on 7 to 9, its move ends' : 'it gets out on 0 to 6';
  return lineOf(unit, `${nameOf(position, unit)} leaves bog in ${hexName(hex)}: roll ${roll}, ${verdict}.`, {
    hexes: [hex],
    rule: 'R-45',
  });
}

const BOARDINGS: Readonly<
  Record<EventOf<'embarked'>['type'], { readonly does: string; readonly rule: '§6.3.3' | 'R-36' }>
> = {
  embarked: { does: 'embarks in', rule: '§6.3.3' },
  disembarked: { does: 'disembarks from', rule: '§6.3.3' },
  sheltered: { does: 'takes shelter in', rule: 'R-36' },
  leftShelter: { does: 'leaves', rule: 'R-36' },
};

export function boardingLine(position: Position, { type, unit, carrier }: EventOf<'embarked'>): LogLine {
  const { does, rule } = BOARDINGS[type];
  return lineOf(unit, `${nameOf(position, unit)} ${does} ${nameOf(position, carrier)}.`, {
    units: [unit, carrier],
    rule,
  });
}

export function begunEmbarkedLine(position: Position, { unit, carrier }: EventOf<'begunEmbarked'>): LogLine {
  const what = carrier === null ? 'enters on foot' : `begins embarked in ${nameOf(position, carrier)}`;
  return lineOf(unit, `${nameOf(position, unit)} ${what}.`, {
    units: carrier === null ? [unit] : [unit, carrier],
    rule: 'R-107',
  });
}

export function enteredEmbarkedLine(
  position: Position,
  { unit, carrier }: EventOf<'enteredEmbarked'>,
): LogLine {
  return lineOf(unit, `${nameOf(position, unit)} comes in embarked in ${nameOf(position, carrier)}.`, {
    units: [unit, carrier],
    rule: '§5',
  });
}

export function exitedLine(position: Position, { unit, hex, edge }: EventOf<'exited'>): LogLine {
  return lineOf(unit, `${nameOf(position, unit)} leaves the map from ${hexName(hex)} by the ${edge} edge.`, {
    hexes: [hex],
    rule: 'R-38',
  });
}

export function overrunLine(position: Position, { fort, machine }: EventOf<'fortOverrun'>): LogLine {
  return lineOf(
    machine,
    `${nameOf(position, machine)} enters the hex of ${nameOf(position, fort)}, which is empty.`,
    {
      units: [machine, fort],
      rule: '§9.5',
    },
  );
}

const UNCOVERINGS: Readonly<
  Record<EventOf<'uncovered'>['why'], { readonly how: string; readonly rule: '§9.4' | 'R-59' }>
> = {
  activated: { how: 'is activated', rule: '§9.4' },
  machineNear: {
    how: 'is revealed, a machine within 4 hexes: +3 to hit in its next fire phase',
    rule: '§9.4',
  },
  bumped: { how: 'is revealed, a machine would have ended on it', rule: 'R-59' },
};

export function uncoveredLine(position: Position, { unit, why, where }: EventOf<'uncovered'>): LogLine {
  const { how, rule } = UNCOVERINGS[why];
  const place = where.at === 'map' ? ` in ${hexName(where.hex)}` : '';
  return lineOf(unit, `${nameOf(position, unit)}${place} ${how}.`, {
    hexes: where.at === 'map' ? [where.hex] : [],
    rule,
  });
}

/** 'from 1204 by 1205 to 1206 and drifts to 1306'. */
function wayText(steps: readonly Step[]): string {
  const last = steps[steps.length - 1];
  const moved = last.by === 'drift' && steps.length > 1 ? steps.slice(0, -1) : steps;
  const stops = moved.map(({ to, by }) => (by === 'drift' ? `${hexName(to)} (drift)` : hexName(to)));
  const by = stops.length > 1 ? ` by ${listed(stops.slice(0, -1))}` : '';
  const way = `from ${hexName(steps[0].from)}${by} to ${stops[stops.length - 1]}`;
  return moved === steps ? way : `${way}, drifts to ${hexName(last.to)}`;
}

export function placedLine(position: Position, { unit, where }: EventOf<'placed'>): LogLine {
  const spot = where.at === 'map' ? ` in ${hexName(where.hex)}` : '';
  const inside =
    where.at === 'map' && where.inside !== null ? `, inside ${nameOf(position, where.inside)}` : '';
  const faces = where.at === 'map' && where.facing !== null ? `, facing ${directionName(where.facing)}` : '';
  return lineOf(unit, `${nameOf(position, unit)} is placed${spot}${inside}${faces}.`, {
    hexes: where.at === 'map' ? [where.hex] : [],
    rule: '§5',
  });
}

export function eliminatedLine(position: Position, { unit, why }: EventOf<'eliminated'>): LogLine {
  const soft = (counterOf(unit).kind ?? 'glide') in SECTIONS;
  const { how = soft ? 'is eliminated' : 'is destroyed', rule } = ELIMINATIONS[why];
  return lineOf(unit, `${nameOf(position, unit)} ${how}.`, { rule });
}

const ELIMINATIONS: Readonly<
  Record<EventOf<'eliminated'>['why'], { readonly how?: string; readonly rule: NonNullable<LogLine['rule']> }>
> = {
  fire: { rule: '§7.3.2' },
  overstacked: { how: 'finds no place in the hex and is lost', rule: '§6.3.3' },
  leftMap: { how: 'is lost: it left the map routed', rule: 'R-13' },
  selfDestruct: { rule: '§8.4.5' },
  overrun: { rule: '§9.5' },
};
