import type { GivenStyles, Style } from './player/style';

const FIERCE: Partial<Style> = {
  purpose: 100,
  idleness: 0,
  combines: 90,
  fires: 100,
  resets: 0,
  compares: 300,
};
const ARMED: Partial<Style> = {
  ...FIERCE,
  shops: 'recommended',
  places: 'recommended',
  programs: 'recommended',
};
const HUNTS: Partial<Style> = { ...ARMED, heads: 'forEnemy' };
const STORMS: Partial<Style> = { ...ARMED, heads: 'forVictory' };
const WEAK: Partial<Style> = { shops: 'meanly', fires: 0 };
const PREY: Partial<Style> = { ...WEAK, ...FIERCE, fires: 0, heads: 'forEnemy' };
const HARMLESS: Partial<Style> = { fires: 0 };

/** How the sides may play so that a rare ending comes about sooner. */
export const STYLES_TOWARDS: Readonly<Record<string, GivenStyles>> = {
  'incoming section-left': { dorian: STORMS, avronian: HARMLESS },
  'incoming section-left-orni-lost': { dorian: { ...STORMS, purpose: 85, compares: 14 }, avronian: PREY },
  'incoming time-up-orni-lost': { dorian: HUNTS, avronian: PREY },
  'incoming sections-gone': { dorian: HARMLESS, avronian: HUNTS },
  'threePodAttack post-destroyed': { dorian: WEAK, avronian: STORMS },
  'threePodAttack post-destroyed-bipod-lost': { dorian: ARMED, avronian: STORMS },
  'threePodAttack two-bipods-lost': { dorian: HUNTS, avronian: PREY },
  'threePodAttack post-stands-bipod-lost': { dorian: HUNTS, avronian: HARMLESS },
  'extractors points': { dorian: STORMS, avronian: WEAK },
  'extractors dorian-gone': { dorian: PREY, avronian: HUNTS },
  'extractors avronian-gone': { dorian: STORMS, avronian: PREY },
  'ambush both-left': { dorian: WEAK, avronian: STORMS },
  'ambush one-left-one-lost': { dorian: HUNTS, avronian: STORMS },
  'ambush both-lost': { dorian: HUNTS, avronian: PREY },
  'ambush time-up-one-left': { dorian: WEAK, avronian: STORMS },
  'ambush both-left-dorian-gone': { dorian: { ...PREY, purpose: 90 }, avronian: STORMS },
  'dobernStrongpoint fallen': { dorian: { ...WEAK, heads: 'away' }, avronian: STORMS },
  'dobernStrongpoint garrison-stays': { dorian: HARMLESS, avronian: STORMS },
  'dobernStrongpoint machines-lost': { dorian: HUNTS, avronian: STORMS },
  'dobernStrongpoint avronian-gone': { dorian: HUNTS, avronian: PREY },
  'dobernStrongpoint dorian-gone': { dorian: PREY, avronian: HUNTS },
  'engage dorian-gone': { dorian: PREY, avronian: HUNTS },
  'engage avronian-gone': { dorian: HUNTS, avronian: PREY },
};
