import { FLANK, FRONT, REAR, allHexes, hexNumber, parseHex, sectorsOf, type Hex } from '../../../../hex';
import {
  areaHexes,
  blastHexes,
  canSee,
  doriana,
  isPlaced,
  reachOf,
  unitOf,
  type CounterId,
  type Position,
} from '../../../../rules/extractors';
import type { MapPicture, PictureMark, Tone } from './picture';

const { grid } = doriana;
const number = (hex: Hex) => hexNumber(grid, hex);
const id = (text: string) => text as CounterId;

/** Where the unit stands; the pictures place every unit they ask about. */
function placeOf(position: Position, unit: string) {
  const placed = unitOf(position, id(unit));
  if (!isPlaced(placed)) throw new Error(`${unit} is not on the map`);
  return placed.where;
}

/** The hexes of one area of a facing; exact boundaries lie in both [§6.1, R-05]. */
function areaOf(position: Position, unit: string, sector: number): readonly string[] {
  const { hex, facing } = placeOf(position, unit);
  return allHexes(grid)
    .filter((to) => to !== hex && (sectorsOf(grid, hex, facing ?? 0, to) & sector) !== 0)
    .map(number);
}

const AREAS: readonly (readonly [Tone, number])[] = [
  ['front', FRONT],
  ['side', FLANK],
  ['rear', REAR],
];

/** Where the unit's move may end, as the rules say. */
function ends(position: Position, unit: string): PictureMark {
  return { lit: reachOf(position, id(unit)).ends.map(({ hex }) => number(hex)), tone: 'good' };
}

/** The hexes a depression's floor sees [§7.2, R-48]. */
function seenFrom(hexText: string): readonly string[] {
  const from = parseHex(grid, hexText) as Hex;
  return allHexes(grid)
    .filter((to) => to !== from && canSee(doriana, from, to))
    .map(number);
}

const DORIAN_MOVES = 'engage full T3 Dmovement';
const DORIAN_FIRES = 'engage full T3 Dfire';
const AVRONIAN_MOVES = 'engage full T3 Amovement';
const AVRONIAN_FIRES = 'engage full T3 Afire';

export const MAP_PICTURES = {
  arcs: {
    says: 'A Glide facing north. The wedge of 60 degrees ahead of it is its front, the one behind it its rear, the rest on either hand its flanks. Hexes on a boundary belong to both.',
    part: ['0503', '1109'],
    plain: true,
    position: `${AVRONIAN_FIRES} | A glide A@0806/N w:laser,-,-`,
    marks: (position) => [
      ...AREAS.map(([tone, sector]) => ({ lit: areaOf(position, 'A', sector), tone })),
      { note: '0804', text: 'front' },
      { note: '0606', text: 'flank' },
      { note: '1006', text: 'flank' },
      { note: '0808', text: 'rear' },
    ],
  },
  stacking: {
    says: 'Two sections and a vehicle in one hex: full. A second vehicle beside it has to end its move in another hex.',
    part: ['1722', '2125'],
    plain: true,
    position: `${DORIAN_MOVES} | D panza-shock-1@1924; panza-lance@1924; walker-1@1924/N; floater-1@2022/SW`,
    marks: () => [
      { note: '1924', text: 'full: 3 units' },
      { note: '2022', text: 'passes, or stops short' },
    ],
  },
  turning: {
    says: 'A Walker in rough faces south. It turns right round for 1 point, then goes ahead to the north for 1 more.',
    part: ['0204', '0407'],
    position: `${DORIAN_MOVES} | D walker-1@0306/S`,
    marks: () => [
      { path: ['0306', '0305'] },
      { note: '0306', text: 'turn: 1' },
      { note: '0305', text: 'clear: 1' },
    ],
  },
  road: {
    says: 'A PGP on the road crosses the rough massif: each road hex costs 1 point, the rough beside the road 2.',
    part: ['0713', '1216'],
    position: `${DORIAN_MOVES} | D pgp-1@0814/SE`,
    marks: () => [
      { path: ['0814', '0914', '1014', '1115', '1215'] },
      ...['0914', '1014', '1115', '1215'].map((note) => ({ note, text: '1' })),
    ],
  },
  flux: {
    says: 'A section steps into a flux hex and is carried one hex on along its arrow, at no cost.',
    part: ['0706', '0908'],
    position: `${DORIAN_MOVES} | D panza-shock-1@0808`,
    marks: () => [{ path: ['0808', '0807'] }, { path: ['0807', '0806'], drift: true }],
  },
  bog: {
    says: 'A section in bog tries to leave it: on 7, 8 or 9 it is stuck and its move is over.',
    part: ['0409', '0711'],
    position: `${DORIAN_MOVES} | D panza-shock-1@0610`,
    marks: () => [
      { path: ['0610', '0710'] },
      { note: '0610', text: '0–6 leaves' },
      { note: '0710', text: '7–9 stuck' },
    ],
  },
  transport: {
    says: 'A Lance boards the Floater in the next hex for 1 point; the Floater then moves on with it.',
    part: ['1317', '1719'],
    plain: true,
    position: `${DORIAN_MOVES} | D panza-lance@1418; floater-1@1518/NE`,
    marks: () => [
      { path: ['1418', '1518'] },
      { path: ['1518', '1617'], drift: true },
      { note: '1418', text: 'boards: 1' },
      { note: '1617', text: 'then moves' },
    ],
  },
  rout: {
    says: 'A routed section runs west, towards the friendly edge of the Dorian, away from the enemy.',
    part: ['0201', '0603'],
    plain: true,
    position: `${DORIAN_MOVES} | D panza-shock-1@0502 routed | A bipod A@0602/NW`,
    marks: () => [{ path: ['0502', '0402', '0302'] }, { note: '0302', text: 'to its edge' }],
  },
  sight: {
    says: 'From one hex three lines of sight: clear over open ground, cut off where the line passes through a rough hex that lies between, and clear again into the first rough hex itself.',
    part: ['0809', '1313'],
    position: `${DORIAN_FIRES} | D walker-1@0911/SE | A bipod A@1312/NW; multipod B@0913/N; glide C@1011/NW`,
    marks: () => [{ sight: ['0911', '1312'] }, { sight: ['0911', '0913'] }, { sight: ['0911', '1011'] }],
  },
  hexside: {
    says: 'A line along the side between two hexes is cut off only if both of them block. Here one side blocks and the line is clear.',
    part: ['0212', '0614'],
    position: `${DORIAN_FIRES} | D walker-1@0513/NW | A bipod A@0313/SE`,
    marks: () => [{ sight: ['0513', '0313'] }],
  },
  depression: {
    says: 'A unit in a depression sees, and is seen from, only its own depression and the hexes that touch it.',
    part: ['1808', '2314'],
    position: `${DORIAN_FIRES} | D panza-shock-1@2011 | A bipod A@2111/NW; multipod B@2209/SW`,
    marks: () => [
      { lit: seenFrom('2011'), tone: 'good' },
      { sight: ['2011', '2111'] },
      { sight: ['2011', '2209'] },
    ],
  },
  sides: {
    says: 'Fire at a Bipod that faces north-west: through its front the damage roll has minus 1, through its flank nothing, through its rear plus 1.',
    part: ['0503', '1108'],
    plain: true,
    position: `${DORIAN_FIRES} | D walker-1@0604/SE; walker-2@1004/SW; walker-3@1007/NW | A bipod A@0806/NW`,
    marks: () => [
      { sight: ['0604', '0806'] },
      { sight: ['1004', '0806'] },
      { sight: ['1007', '0806'] },
      { note: '0604', text: 'front −1' },
      { note: '1004', text: 'flank 0' },
      { note: '1007', text: 'rear +1' },
    ],
  },
  area: {
    says: 'A Glide’s Streamer at a Shock three hexes away: the target’s hex and the six around it are struck, friends in them too.',
    part: ['0502', '1007'],
    plain: true,
    position: `${AVRONIAN_FIRES} | D panza-shock-1@0704; panza-lance@0804; walker-1@0604/NE | A glide A@1006/NW w:streamer,-,-`,
    marks: (position) => [
      {
        lit: areaHexes(position, {
          firers: [{ unit: id('A'), slot: 0 }],
          target: id('panza-shock-1'),
          area: true,
        }).map(number),
        tone: 'struck',
      },
      { sight: ['1006', '0704'] },
      { note: '0704', text: 'target' },
    ],
  },
  selfDestruct: {
    says: 'A Multipod destroys itself: every enemy in the six hexes around it is rolled for, the Walker two hexes away is not.',
    part: ['0503', '0907'],
    plain: true,
    position: `${AVRONIAN_FIRES} | D panza-shock-1@0604; panza-lance@0706; walker-1@0906/NW | A multipod A@0705/NW`,
    marks: (position) => [{ lit: blastHexes(position, id('A')).map(number), tone: 'struck' }],
  },
  close: {
    says: 'A Glide of speed 6 stands 5 hexes from its closest enemy. Under Close it has to end within 2 of it, facing it: the lit hexes.',
    part: ['1201', '1909'],
    position: `${AVRONIAN_MOVES} | D panza-shock-1@1405 | A glide A@1903/SW m:close,-,- | activation moving A close 1`,
    marks: (position) => [ends(position, 'A')],
  },
  retire: {
    says: 'A Bipod of speed 4 beside its closest enemy. Under Retire it has to end at least 2 hexes farther away: the lit hexes.',
    part: ['0213', '0920'],
    position: `${AVRONIAN_MOVES} | D panza-shock-1@0316 | A bipod A@0416/SE m:retire,-,- | activation moving A retire 1`,
    marks: (position) => [ends(position, 'A')],
  },
  patrol: {
    says: 'A Bipod of speed 4, three hexes from its closest enemy. Under Patrol it moves at most 2 points, ends 2 to 4 hexes away and faces the enemy.',
    part: ['0213', '0618'],
    position: `${AVRONIAN_MOVES} | D panza-shock-1@0314 | A bipod A@0516/NW m:patrol,-,- | activation moving A patrol 1`,
    marks: (position) => [ends(position, 'A')],
  },
  vector: {
    says: 'A Bipod under Vector has marked a hex. It has to end at least 2 hexes, half its speed, closer to it, with it in its front.',
    part: ['1320', '1827'],
    position: `${AVRONIAN_MOVES} | D panza-shock-1@0404 | A bipod A@1821/SW m:vector!,-,- o:1424 | activation moving A vector 1`,
    marks: (position) => [ends(position, 'A'), { note: '1424', text: 'marked' }],
  },
  fort: {
    says: 'A fort shelters one section: it cannot be fired at before the fort is destroyed, and fires from inside.',
    part: ['1114', '1316'],
    position: `dobernStrongpoint full T2 Dfire | D fort-1@1215; dagmaton-1@1215>fort-1`,
    marks: () => [{ note: '1215', text: 'one inside' }],
  },
} as const satisfies Readonly<Record<string, MapPicture>>;
