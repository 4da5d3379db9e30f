import { useId, useMemo } from 'react';
import { DrawingShapes } from '../../widgets/DrawingSvg';
import type { Ink } from '../ink';
import type { Card } from './card';
import { BLEED, EDGE, MARK_WIDTH, cropMarks, placeIn, type CounterPlan, type Grid } from './grid';
import type { BackFit } from './backFit';

export interface CounterSheetProps {
  readonly title: string;
  readonly cards: (ink: Ink) => readonly Card[];
  readonly face: 'front' | 'back';
  /** Which of the pages, from 0. */
  readonly part: number;
  readonly plan: CounterPlan;
  readonly ink: Ink;
  /** How the printer's back pages are put right. */
  readonly fit: BackFit;
}

/** Units of a counter's drawing to the millimetre. */
const SCALE = EDGE / 100;

/** Counters at true size with their bleed, and marks at the edges to cut along right across the page. */
export function CounterSheet(props: CounterSheetProps) {
  const { title, cards: cardsIn, face, part, plan, ink, fit } = props;
  const { width, height, holds, front, back, backs } = plan;
  const all = useMemo(() => cardsIn(ink), [cardsIn, ink]);
  const cards = all.slice(part * holds, (part + 1) * holds);
  const folded = backs === 'fold';
  return (
    <div className="counter-sheet">
      <header>
        <h2>{title}</h2>
        <p>{noteOf(plan, face)}</p>
      </header>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {face === 'front' && <Block grid={front} cards={cards} face="front" />}
        {back && (face === 'back' || folded) && (
          <g transform={folded ? undefined : fitted(plan, fit)}>
            <Block grid={back} cards={cards} face="back" />
          </g>
        )}
        {folded && <path className="fold-line" d={`M${width / 2} 20V${height - 20}`} />}
      </svg>
    </div>
  );
}

function noteOf({ backs }: CounterPlan, face: 'front' | 'back'): string {
  if (backs === 'fold') return 'Fold back along the dashed line, glue, then cut from mark to mark.';
  if (backs === 'none') return 'Cut from mark to mark, right across the page.';
  if (face === 'front') return 'Cut from mark to mark, right across the page. The backs are the next page.';
  return `Behind the fronts, turned over the ${backs} edge of the paper.`;
}

/** Turned over the short edge the back stands on its head; then it is put right about its middle. */
function fitted({ backs, width, height }: CounterPlan, { x, y, scale }: BackFit): string {
  const [cx, cy] = [width / 2, height / 2];
  const about = `translate(${cx + x} ${cy + y}) scale(${scale / 100}) translate(${-cx} ${-cy})`;
  return backs === 'short' ? `${about} rotate(180 ${cx} ${cy})` : about;
}

interface BlockProps {
  readonly grid: Grid;
  readonly cards: readonly Card[];
  readonly face: 'front' | 'back';
}

/** The rows in use with their marks; a row that is begun is cut whole. */
function Block({ grid: { xs, ys }, cards, face }: BlockProps) {
  const grid = { xs, ys: ys.slice(0, Math.ceil(cards.length / xs.length)) };
  const id = useId();
  const reach = 50 + BLEED / SCALE;
  return (
    <>
      <clipPath id={id}>
        <rect x={-reach} y={-reach} width={2 * reach} height={2 * reach} />
      </clipPath>
      {cards.map((card, index) => {
        const { x, y } = placeIn(grid, index);
        return (
          <g
            key={index}
            className="card"
            data-face={face}
            transform={`translate(${x + EDGE / 2} ${y + EDGE / 2}) scale(${SCALE})`}
          >
            <g clipPath={`url(#${id})`}>
              <CardFace card={card} face={face} />
            </g>
          </g>
        );
      })}
      <path
        className="crop-marks"
        strokeWidth={MARK_WIDTH}
        d={cropMarks(grid)
          .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
          .join('')}
      />
    </>
  );
}

function CardFace({ card, face }: { readonly card: Card; readonly face: 'front' | 'back' }) {
  const { front, back, word } = card;
  if (face === 'back') return back && <DrawingShapes shapes={back} />;
  return (
    <>
      <DrawingShapes shapes={front} />
      {word && (
        <text y={word.y} fontSize={word.size} fill={word.colour}>
          {word.text}
        </text>
      )}
    </>
  );
}
