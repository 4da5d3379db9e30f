import { oneOf, wholeBelow, type Check } from '../checks';
import { WEAPONS } from './data';
import { SCENARIOS } from './scenarios';

const SIZES = SCENARIOS.map(({ map }) => map.grid.size);

/** Such as 'line-2': which bases there are only the game knows. */
export const base: Check = (value) => typeof value === 'string' && /^[a-z][a-z0-9-]{0,23}$/i.test(value);
export const hex = wholeBelow(Math.max(...SIZES));
export const direction = wholeBelow(6);
export const mode = oneOf('stand', 'crawl', 'setUp', 'slow', 'fast');
export const weapon = oneOf(...Object.keys(WEAPONS));
const entry = oneOf('none', 'aim', 'load', 'fire', 'spot');
export const turn = wholeBelow(100);
/** No base has as many models. */
export const MODELS_BELOW = 5;
/** No assault has as many successes. */
export const SUCCESSES = 100;

/** Written as in the lists, mirrored ones too. */
const PROGRAM = /^(?:Chase|Follow|[A-Za-z[\], -]{1,24}(?:\+[A-Za-z[\], -]{1,24}){2})$/;
/** A program as the lists write it; whether there is such a one the orders ask. */
export const program: Check = (value) => typeof value === 'string' && PROGRAM.test(value);

/** A gunnery order: one entry for each gunnery part. */
export const entries: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(entry);
export const HIT = { profile: wholeBelow(SUCCESSES), target: base, support: wholeBelow(SUCCESSES) };
