import type { Card, CardBlock } from './counterCards';
import { COLUMNS } from './counterCards';
import { Vector } from './SheetParts';

interface CounterSheetProps {
  readonly title: string;
  readonly face: 'front' | 'back';
  readonly blocks: readonly CardBlock[];
}

/** Counters at true size, edge to edge, with lines to cut along. */
export function CounterSheet({ title, face, blocks }: CounterSheetProps) {
  return (
    <div className="counter-sheet">
      <header className="roster-head">
        <h2>{title}</h2>
        <p>{NOTES[face]} Print at 100 %: a counter is 12.7 mm wide.</p>
      </header>
      {blocks.map(({ title: name, cards }) => (
        <section key={name}>
          <h3>{name}</h3>
          <div className="cards">
            {(face === 'front' ? cards : mirrored(cards)).map((card, index) => (
              <div key={index} className="card-cut">
                {card && <CardFace card={card} face={face} />}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const NOTES = {
  front: 'The backs are the next page.',
  back: 'Behind the fronts: print on their other side, turned over the long edge, or glue back to back.',
} as const;

function CardFace({ card, face }: { readonly card: Card; readonly face: 'front' | 'back' }) {
  const drawing = card[face];
  if (!drawing) return null;
  const word = face === 'front' ? card.word : undefined;
  return (
    <Vector {...drawing} className="card-face">
      {word && (
        <text y={word.y} fontSize={word.size} fill={word.colour}>
          {word.text}
        </text>
      )}
    </Vector>
  );
}

/** Each row from right to left; the last one filled up to lie behind its front. */
function mirrored(cards: readonly Card[]): readonly (Card | null)[] {
  return Array.from({ length: Math.ceil(cards.length / COLUMNS) }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => cards.at(row * COLUMNS + COLUMNS - 1 - column) ?? null),
  ).flat();
}
