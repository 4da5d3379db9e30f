import { total } from '../../../../rules/result';
import type { Position, Step } from '../../../../rules/extractors';
import { directionName, hexName, nameOf } from '../names';
import { movementPoints } from '../text';
import { lineOf, type EventOf, type LogLine } from './line';

export function movedLine(position: Position, { unit, steps, costs, facing }: EventOf<'moved'>): LogLine {
  const name = nameOf(position, unit);
  const cost = ` for ${movementPoints(total(costs))}`;
  const faces = facing === null ? '' : `, facing ${directionName(facing)}`;
  const text =
    steps.length > 0
      ? `${name} moves ${wayText(steps)}${cost}${faces}.`
      : `${name} stays in its hex${faces}.`;
  const hexes = steps.length > 0 ? [steps[0].from, ...steps.map(({ to }) => to)] : [];
  return lineOf(unit, text, { hexes, rule: '§6.3' });
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

/** '1204, 1205, drift 1305'. */
function wayText(steps: readonly Step[]): string {
  const way = steps.map(({ to, by }) => (by === 'drift' ? `drifting to ${hexName(to)}` : hexName(to)));
  return `from ${hexName(steps[0].from)} to ${way.join(', ')}`;
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
  const name = nameOf(position, unit);
  return lineOf(unit, `${name} ${ELIMINATIONS[why].how}.`, { rule: ELIMINATIONS[why].rule });
}

const ELIMINATIONS: Readonly<
  Record<EventOf<'eliminated'>['why'], { readonly how: string; readonly rule: NonNullable<LogLine['rule']> }>
> = {
  fire: { how: 'is destroyed', rule: '§7.3.2' },
  overstacked: { how: 'finds no place in the hex and is lost', rule: '§6.3.3' },
  leftMap: { how: 'has left the map routed and is lost', rule: 'R-13' },
  selfDestruct: { how: 'is destroyed', rule: '§8.4.5' },
  overrun: { how: 'is destroyed', rule: '§9.5' },
};
