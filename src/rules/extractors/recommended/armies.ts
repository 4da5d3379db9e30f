import type { ArmyNumber, ScenarioId, Setup, Side } from '../types';
import type { WrittenArmy } from './written';

export type Buyer = `${ScenarioId} ${Setup['rules']} ${Side}`;

/**
 * The armies of the house for each side that buys, found by `npm run lab:search` [§5]. A game that was saved names an army by
 * its number: a new one comes last, and none is ever taken out.
 */
export const ARMIES: Readonly<Partial<Record<Buyer, readonly WrittenArmy[]>>> = {
  'incoming full avronian': ['A uu', 'A um', 'A us', 'A ss'],
  'incoming simple avronian': ['A uu', 'A um', 'A us', 'A ss'],
  'threePodAttack full dorian': [
    "Panza, Comar Hart, Comar Ehn, Xibalem, Connakti, Reub'Ark, Marache, transcom, dagmaton",
    "Ferl Erlop, Urcado, Comar Hart, Comar Ehn, Ferl Edrid, Connakti, Reub'Ark, dagmaton, flyer",
    'Panza, Ehn Ark, Xibalem, 2 pgp, dagmaton, 2 transcom',
  ],
  'threePodAttack full avronian': [
    'A pls +1 MF, B pls, C plu',
    'A ppl +1 MF, B lsl, C sks',
    'A tmu +1, B mmt MF, C lsk',
    'A ppt +1, B lkt MF, C msp',
    'A ppt +1, B kt MF, C m',
  ],
  'threePodAttack simple dorian': [
    'Panza, Comar Hart, Ferl Edrid, Ehn Ark, 2 dagmaton, floater, walker, revil, flyer, agrax',
    "Panza, Comar Hart, Comar Ehn, Xibalem, Connakti, Reub'Ark, Marache, transcom, 2 dagmaton",
    'Panza, Ehn Ark, Xibalem, 2 pgp, walker, dagmaton, 2 transcom',
  ],
  'threePodAttack simple avronian': [
    'A pls +2, B pls +2, C plu +1',
    'A llk +1, B ukm +2, C lsp',
    'A lkt +2, B uuu, C lkk +1',
    'A pl +1, B pl, C pl',
    'A pl +1, B pl, C pk',
  ],
  'extractors full dorian': [
    "Panza, Bha', 3 revil, 2 agrax, 2 floater",
    '3 revil, 3 agrax, 2 walker, floater',
    'Panza, Ehn Ark, 3 revil, 3 agrax',
    'Panza, Comar Ehn, transcom, floater, 2 revil, 3 agrax',
    'Panza, Ehn Ark, 2 revil, 2 agrax',
  ],
  'extractors full avronian': [
    'A lsl, Bg ll M, Cg mtu, Do ls',
    'A ppt, Bg mlu, Cg m, Dg sls',
    'A pss, Bm pmlsl, Cb pls +1 MF',
  ],
  'extractors simple dorian': [
    'Panza, 3 revil, 3 agrax, 2 walker, 2 flyer',
    '3 revil, 3 agrax, 3 walker, 2 flyer, transcom',
    "Panza, Bha', 3 revil, 2 agrax, pgp, 2 floater, transcom",
  ],
  'extractors simple avronian': [
    'A pss, Bm pmlsl, Cb pls +5',
    'A lsl, Bg lls, Cg mtu, Do ls',
    'A pss, Bg pls, Cg pls +1, Do l',
    'A lsl, Bg lls, Co sk, Do ls +1',
    'A lsl, Bg lls, Co st, Do ls',
  ],
  'ambush full dorian': [
    'Panza, Ehn Ark, Comar Ehn, 3 dagmaton, 2 transcom',
    "Panza, Bha', pgp, 2 walker, dagmaton",
    'Comar Ehn, Pad Rakem, Panza, 3 revil',
    'Panza, Ehn Ark, Comar Ehn, walker, 2 dagmaton',
  ],
  'ambush full avronian': ['A pl, Bb sl', 'A tl, Bb up', 'A pm, Bb ttt'],
  'ambush simple dorian': [
    'Xibalem, Ehn Ark, 3 walker, agrax',
    '3 agrax, 3 walker, revil',
    '3 walker, 2 revil, 2 agrax',
    'Ferl Erlop, Comar Hart, Outbok, Ferl Edrid, Xibalem, Marache, walker',
    'Xibalem, Ehn Ark, 3 walker, flyer',
    'Xibalem, Ehn Ark, 3 walker, transcom',
  ],
  'ambush simple avronian': ['A pl, Bb sl', 'A tl, Bg up', 'A plu, Bb t', 'A p, Bb ms', 'A pm, Bb ttt'],
  'dobernStrongpoint full dorian': [
    'Panza, Marache, 2 agrax, 3 walker',
    'Panza, Marache, 2 agrax, revil, 2 walker',
    '3 revil, 2 agrax, 2 walker',
    'Panza, Ehn Ark, Comar Ehn, agrax, walker, flyer, 2 transcom',
    'Panza, Marache, 2 agrax, walker',
  ],
  'dobernStrongpoint full avronian': [
    'Ab ps, Bb pss, Cm pls',
    'Ab pt, Bb pss, Cm plll',
    'Ab pss, Bb pss, Cm pl',
  ],
  'dobernStrongpoint simple dorian': [
    '3 revil, 3 agrax, 2 walker',
    '2 revil, 3 agrax, 3 walker',
    'Comar Hart, Ferl Edrid, Panza, 4 floater, 3 revil',
    '3 revil, 3 agrax, walker, flyer',
  ],
  'dobernStrongpoint simple avronian': [
    'Ab pss, Bb kss, Cb uk',
    'Ab pss, Bb pss +2, Co pk',
    'Ab ps, Bb pss, Cm pls',
  ],
  'engage full dorian': [
    "Panza, Ehn Ark, Bha', transcom, dagmaton, pgp, 2 walker, 2 agrax, revil, floater",
    'Ferl Erlop, Comar Hart, Comar Ehn, Ferl Edrid, Ehn Etaki, Connakti, transcom, pgp, 3 revil, 2 floater',
    'Panza, Comar Hart, Xibalem, Connakti, transcom, dagmaton, 3 agrax, 3 revil',
    "Panza, Xibalem, Bha', Ehn Etaki, transcom, pgp, walker, agrax, revil, 3 floater",
    "Panza, Xibalem, Bha', Ehn Etaki, transcom, walker, agrax, revil, 3 floater",
  ],
  'engage full avronian': [
    'Ab pll +1 MF, Bm pmlsl +1, Cb pls, Dg mtt +1',
    'Ab pls +1 MF, Bm pmlsl, Cb pls, Dg pls',
    'Ab pls +2 M, Bm pmlsl, Cb pls +1, Dg pls',
  ],
  'engage simple dorian': [
    "Urcado, Comar Hart, Comar Ehn, Ferl Edrid, Ehn Etaki, Connakti, Reub'Ark, Ehn Ark, transcom, dagmaton, pgp, 2 revil, flyer",
    "Urcado, Panza, Comar Hart, Comar Ehn, Outbok, Ferl Edrid, Xibalem, Reub'Ark, Marache, pgp, 2 floater, flyer, agrax",
    "Urcado, Comar Hart, Comar Ehn, Pad Rakem, Bha', Ehn Etaki, Marache, transcom, pgp, floater, walker, revil, flyer, agrax",
  ],
  'engage simple avronian': [
    'Ab mum +2, Bb usk +3, Co kl +1, Db ktl +3',
    'Ab mum +1, Bm mpktt +3, Co kl +1, Db ktt +1',
    'Ab tts +2, Bb ulk +2, Co mp +4, Db sut +3',
    'Ao mm, Bg st, Cg put, Dm pmm, Eo m',
  ],
};

/** Which three are offered, the recommended one first, where these are not the first three: what leaves the other side hardly a game, or wins hardly any, has given way. */
export const OFFERED: Readonly<Partial<Record<Buyer, readonly [ArmyNumber, ArmyNumber, ArmyNumber]>>> = {
  'incoming full avronian': [0, 2, 1],
  'incoming simple avronian': [2, 0, 3],
  'threePodAttack full dorian': [1, 0, 2],
  'threePodAttack full avronian': [4, 3, 0],
  'threePodAttack simple avronian': [3, 0, 4],
  'extractors full dorian': [2, 0, 3],
  'extractors simple avronian': [4, 0, 1],
  'ambush full dorian': [3, 1, 2],
  'ambush simple dorian': [4, 2, 3],
  'ambush simple avronian': [2, 0, 4],
  'dobernStrongpoint full dorian': [3, 1, 2],
  'dobernStrongpoint simple dorian': [3, 0, 2],
  'engage full dorian': [4, 1, 2],
  'engage simple avronian': [0, 3, 2],
};
