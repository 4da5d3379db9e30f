import { MOST_WHITES } from '../data';
import type { FreeNumber } from '../types';

/** From the least to the most it may be. */
export type Bounds = readonly [from: number, to: number];

const FIREPOWER: Bounds = [1, 11];
const FOOT: Bounds = [3, 4];
const SLOW_FOOT: Bounds = [2, 4];
const VEHICLE_SPEED: Bounds = [1, 12];
const MIX: Bounds = [0, MOST_WHITES];

/**
 * Every number that may be set otherwise, with what the rulebook leaves it: the Commando's and the Walker's
 * firepower are held by §7.7, the speed of sections by §6.3.3 and §9.1, of machines by the speed criticals of §7.3.2, the
 * Extractor by §9.3, and the garrison of §9.5 takes two Dagmatons out of the mix.
 */
export const FREE_NUMBERS: Readonly<Record<FreeNumber, Bounds>> = {
  'lance.firepower': FIREPOWER,
  'lance.speed': FOOT,
  'shock.firepower': FIREPOWER,
  'shock.speed': SLOW_FOOT,
  'commando.firepower': [1, 2],
  'commando.speed': FOOT,
  'transcom.firepower': FIREPOWER,
  'transcom.speed': FOOT,
  'transcom.mix': MIX,
  'dagmaton.firepower': FIREPOWER,
  'dagmaton.speed': SLOW_FOOT,
  'dagmaton.mix': [2, MOST_WHITES],
  'pgp.firepower': FIREPOWER,
  'pgp.speed': VEHICLE_SPEED,
  'pgp.mix': MIX,
  'floater.firepower': FIREPOWER,
  'floater.speed': VEHICLE_SPEED,
  'floater.mix': MIX,
  'walker.firepower': [3, 5],
  'walker.speed': VEHICLE_SPEED,
  'walker.mix': MIX,
  'revil.firepower': FIREPOWER,
  'revil.speed': VEHICLE_SPEED,
  'revil.mix': MIX,
  'flyer.firepower': FIREPOWER,
  'flyer.speed': VEHICLE_SPEED,
  'flyer.mix': MIX,
  'agrax.firepower': FIREPOWER,
  'agrax.speed': VEHICLE_SPEED,
  'agrax.mix': MIX,
  'extractor.armour': [1, 20],
  'extractor.profile': [-2, 2],
  'extractor.speed': [1, 3],
  'multipod.speed': [2, 4],
  'orni.speed': [6, 10],
};
