import { allHexes, type Hex } from '../../../hex';
import { canSee, doriana, sightField } from '../../../rules/extractors';
import { BLOCKS_SIGHT } from '../../../rules/extractors/data';
import { fieldByLines, seesByLine } from '../peers/honeycomb';
import { fieldByShadows } from '../peers/rot';
import { inUnits, MICROSECONDS, NANOSECONDS, timed, type Subject } from '../timing';

/** Every hex from which rot.js looks out at all: it sees nothing from an obstacle. */
const LOOKOUTS = allHexes(doriana.grid).filter((hex) => !BLOCKS_SIGHT.has(doriana.terrain[hex]));

function fields(seenFrom: (hex: Hex) => number): Subject {
  return () =>
    inUnits(
      timed((times) => {
        let seen = 0;
        for (let i = 0; i < times; i++) seen += seenFrom(LOOKOUTS[i % LOOKOUTS.length]);
        return seen;
      }),
      MICROSECONDS,
    );
}

/** Pairs all over the map, in no order a table would like. */
function pairs(sees: (a: Hex, b: Hex) => boolean): Subject {
  return () =>
    inUnits(
      timed((times) => {
        const { size } = doriana.grid;
        let [seen, a, b] = [0, 0, 0];
        for (let i = 0; i < times; i++) {
          a = (a + 211) % size;
          b = (b + 389) % size;
          if (sees(a as Hex, b as Hex)) seen++;
        }
        return seen;
      }),
      NANOSECONDS,
    );
}

export const SIGHT: Readonly<Record<string, Subject>> = {
  field: fields((hex) => sightField(doriana, hex)[hex ^ 1]),
  'field honeycomb': fields(fieldByLines),
  'field rot': fields(fieldByShadows),
  pair: pairs((a, b) => canSee(doriana, a, b)),
  'pair honeycomb': pairs(seesByLine),
};
