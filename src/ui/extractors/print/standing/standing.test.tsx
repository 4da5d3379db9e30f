import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isFault, readPosition, view, type Position, type Side } from '../../../../rules/extractors';
import { FITS } from '../../../print/counters/backFit';
import { pagesOf, USUAL_LAYOUT } from '../pages';
import { PrintPage, type PageLook } from '../PrintPage';
import { gameSheets, type GameOnTable } from '../sheets';

afterEach(cleanup);

/** Two machines with orders nobody has seen, and of three Dorian units two in hiding. */
const WHOLE = read(
  'ambush full T3 Dfire | D panza-shock-1@1215 hidden; pgp-1@1412/NE hidden; panza-lance@1620 | ' +
    'A bipod A@1010/S w:laser,-,- m:vector!,close,- m@1 c:sweep,-,-; glide B@1112/S m:patrol,-,- c:optimize,-,-',
);

function read(line: string): Position {
  const position = readPosition(line);
  if (isFault(position)) throw new Error(position.error);
  return position;
}

/** All sheets of the game as a seat prints them: their words, and whose counters lie on the map. */
function printed(seat: Side | 'all', secrets: 'open' | 'own') {
  const game: GameOnTable = { position: view(WHOLE, seat), seat };
  const look: PageLook = {
    paper: 'a4',
    ink: 'mono',
    tables: false,
    hiddenOrders: secrets === 'own' ? 'show' : 'faceDown',
    orders: 'shown',
    from: '',
    map: { layers: null, marks: null },
    fit: FITS,
    digits: [],
  };
  const pages = pagesOf(new Set(gameSheets(game)), game, { ...USUAL_LAYOUT, tables: false, secrets });
  const { container } = render(
    <>
      {pages.map((page) => (
        <PrintPage key={page.key} page={page} look={look} />
      ))}
    </>,
  );
  const boxes = [...container.querySelectorAll('.cycle-box b')].map(({ textContent }) => textContent);
  const onMap = [...container.querySelectorAll('.map-counter')].map((each) => each.getAttribute('data-unit'));
  const notation = container.querySelector('.notation')?.textContent ?? '';
  const listed = [...container.querySelectorAll('.standing-sheet tbody th')].map(
    ({ textContent }) => textContent,
  );
  return { boxes, onMap: new Set(onMap), notation, listed, html: container.innerHTML };
}

const FACE_DOWN = /close|patrol|sweep|optimize/;

describe('a moment of a game on paper', () => {
  it('§8.1, §9.4: the Dorian prints no order that lies face down', () => {
    for (const secrets of ['open', 'own'] as const) {
      const { boxes, notation } = printed('dorian', secrets);
      expect(boxes.filter((words) => words !== 'Vector')).toEqual([]);
      expect(notation).not.toMatch(FACE_DOWN);
      expect(notation).toContain('m:vector!,?,?');
    }
  });

  it('§9.4: the Avronian prints no hidden unit, on no sheet', () => {
    for (const secrets of ['open', 'own'] as const) {
      const { onMap, html, notation } = printed('avronian', secrets);
      expect([...onMap].sort()).toEqual(['A', 'B', 'panza-lance']);
      expect(notation).not.toMatch(/shock-1|pgp-1/);
      expect(html).not.toMatch(/panza-shock-1|pgp-1/);
    }
  });

  it('what may lie open leaves the side’s own secrets out', () => {
    const dorian = printed('dorian', 'open');
    expect([...dorian.onMap].sort()).toEqual(['A', 'B', 'panza-lance']);
    expect(dorian.listed).not.toContain('PGP 1');
    expect(dorian.html).not.toMatch(/PGP 1|Shock 1/);
    const avronian = printed('avronian', 'open');
    expect(avronian.notation).not.toMatch(FACE_DOWN);
    expect(avronian.boxes.filter((words) => words !== 'Vector')).toEqual([]);
  });

  it('§9.4: a sheet without the hidden units says that they lack, whether or not there are any', () => {
    const lacks = /Units the other side may not see are left out/;
    expect(printed('dorian', 'open').html).toMatch(lacks);
    expect(printed('avronian', 'own').html).toMatch(lacks);
    expect(printed('dorian', 'own').html).not.toMatch(lacks);
    expect(printed('all', 'own').html).not.toMatch(lacks);
  });

  it('for itself alone a side prints all it knows, and its line brings the game back', () => {
    expect(printed('dorian', 'own').onMap.has('pgp-1')).toBe(true);
    const { boxes, notation } = printed('avronian', 'own');
    expect(boxes).toEqual(expect.arrayContaining(['Vector', 'Close', 'Sweep', 'Patrol', 'Optimize']));
    expect(notation).toMatch(/m:vector!,close,-/);
  });

  it('once all is open, the whole position, as it can be read again', () => {
    const { notation, onMap, listed } = printed('all', 'own');
    expect(read(notation)).toEqual(WHOLE);
    expect(onMap.size).toBe(5);
    expect(listed).toHaveLength(5);
  });
});
