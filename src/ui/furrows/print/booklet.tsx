import { useContext } from 'react';
import { SCENARIOS } from '../../../rules/furrows';
import { CalloutPicture, type Callouts } from '../../print/booklet/CalloutPicture';
import { coverPieces, rulesPieces } from '../../print/booklet/rulesPieces';
import type { Book } from '../../print/game';
import { InkContext, type Ink } from '../../print/ink';
import type { Chapter } from '../../reference/section';
import { DrawingShapes } from '../../widgets/DrawingSvg';
import { faceOfUnit, type CounterFace } from '../art/face';
import { RULEBOOK } from '../reference/rulebook';
import { baseFace, markerCards } from './counters/cards';
import { UnitCard } from './UnitCards';

/** What the sheets are read by: only paper has them. */
const GUIDE: Chapter = {
  title: 'Begin here',
  sections: [
    {
      id: '§0.1',
      title: 'How to read a counter',
      body: [
        'A counter is a base: one model or several that move and fight as one. Its edge with the arrow lies along the hexside it faces; what has happened to it lies on it as markers, and is ticked on its unit card.',
        {
          picture: 'counter-foundry',
          caption:
            'A base of the Foundry: a square frame. One figure of armour is its armour all round; the pips are its models.',
        },
        {
          picture: 'counter-league',
          caption:
            'A base of the League: a frame with cut corners. Of four figures of armour the first is its front, then front-side, back-side and back (§3).',
        },
        {
          picture: 'markers',
          caption:
            'The markers: the mode a base is in, what has happened to it, and a weapon’s load. They lie on the base or beside it (§5, §9, §11), difficult tokens towards the hex it tries for (§6.4); in a hex lie crushed wire (§2) and the flag of an objective (§16).',
        },
        'The back shows the mark of its side alone: laid face down it says no more than whose it is.',
      ],
    },
    {
      id: '§0.2',
      title: 'How to read a unit card',
      body: [
        { picture: 'card', caption: 'The card of an Anvil as it is printed for its side.' },
        {
          list: [
            '**Head**: class and size, armour from front to back, fire lead (§5.1), what its loss is worth (§16).',
            '**Assault**: dice a model by the side it is attacked from, what hits, AP and damage (§10.3).',
            '**Weapons**: a line each. The arc says where it bears: front, front-side, back-side, back; an asterisk bears. Tick “Loaded” while its load token lies on it.',
            '**Modes**: in bold the program of a base without orders, then the programs it may be given in that mode (§5).',
            '**Damage**: what a damage roll does to its class.',
            '**Boxes**: tick what it has lost: models, wear, shaken tokens, hits on the running gear, a jam.',
          ],
        },
      ],
    },
    {
      id: '§0.3',
      title: 'Orders on paper',
      body: [
        'Each turn a side writes its slip in secret, a row a base: its gunnery before and after the movement (G1, G2), and the three steps between them. A slip has room for two turns. Both sides turn their slips over at once; a base without an order does the bold program of its card.',
      ],
    },
  ],
};

const COUNTERS = {
  'counter-foundry': {
    face: faceOfUnit('lineSection', 1),
    left: [
      { at: [-36, -30], text: 'the mark of its side' },
      { at: [-8, 0], text: 'what it is' },
      { at: [-6, 36], text: 'armour' },
    ],
    right: [
      { at: [2, -40], text: 'its front is this edge' },
      { at: [36, -28], text: 'first of two' },
      { at: [40, 4], text: 'models' },
    ],
  },
  'counter-league': {
    face: faceOfUnit('heron'),
    left: [
      { at: [-36, -30], text: 'the mark of its side' },
      { at: [-8, 0], text: 'what it is' },
    ],
    right: [
      { at: [2, -40], text: 'its front is this edge' },
      { at: [29, 36], text: 'armour from front to back' },
    ],
  },
} as const satisfies Readonly<Record<string, Callouts & { readonly face: CounterFace }>>;

function isCounter(name: string): name is keyof typeof COUNTERS {
  return Object.hasOwn(COUNTERS, name);
}

/** A counter with its parts named, the markers, or a unit card as it is printed. */
function PaperPicture({ name }: { readonly name: string }) {
  const ink = useContext(InkContext);
  if (isCounter(name)) {
    const { face, ...callouts } = COUNTERS[name];
    return <CalloutPicture {...callouts} shapes={baseFace(face, ink)} />;
  }
  if (name === 'markers') return <MarkerKey ink={ink} />;
  const [{ given }] = SCENARIOS[0].armies;
  return <UnitCard given={given[0]} rank={undefined} ink={ink} base={undefined} />;
}

/** Every marker as it is cut out, by its name. */
function MarkerKey({ ink }: { readonly ink: Ink }) {
  return (
    <ul className="marker-key">
      {markerCards(ink).map(({ name, front }) => (
        <li key={name}>
          <svg viewBox="-50 -50 100 100" aria-hidden>
            <DrawingShapes shapes={front} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

export const RULES_BOOK: Book = {
  title: RULEBOOK.title,
  pieces: [
    ...coverPieces(RULEBOOK.title, 'All that First Light needs'),
    ...rulesPieces({
      rulebook: RULEBOOK,
      chapters: [GUIDE, ...RULEBOOK.chapters],
      instead: {},
      Picture: PaperPicture,
      charts: [],
    }),
  ],
};
