import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { extractors, pointsSoFar, SCENARIOS, type Game, type Score } from '../../../rules/extractors';
import { tableWith } from '../testing';
import { aheadText, clauseLine } from '../wording';
import { OrderOfBattle } from '.';

afterEach(cleanup);

const LINE =
  'engage full T3 Dmovement | D ehn-etaki-shock@1214; pgp-1@1314/SW | A glide A@1712/S force0 a9 w:laser,shredder,- m:close,-,- c:sweep,-,-';

/** What stands under the Battle tab at a position. */
function told(line: string) {
  const { Stage } = tableWith(line);
  render(
    <Stage>
      <OrderOfBattle />
    </Stage>,
  );
  const { textContent } = document.body;
  cleanup();
  return textContent;
}

describe('the score while playing [§9]', () => {
  it('says who is ahead, what that hangs on and how it adds up', () => {
    const { Stage } = tableWith(LINE);
    render(
      <Stage>
        <OrderOfBattle />
      </Stage>,
    );
    expect(screen.getByText(/^Dorian ahead, \d+ to \d+$/)).toBeDefined();
    expect(screen.getByText(/^Dorian: \d+ points within 5 hexes of 1214/)).toBeDefined();
    expect(screen.getByText(/^How it adds up: \d lines$/)).toBeDefined();
    expect(document.body.textContent).toContain('armour 9 of 13');
  });

  it('counts the points of the side that is ahead first', () => {
    const line = { side: 'dorian', value: 31 } as const;
    const points = [line, { ...line, side: 'avronian', value: 51 }] as unknown as Score['points'];
    const told = (ahead: Score['ahead']) => aheadText({ ahead, points } as Score);
    expect([told('avronian'), told('dorian')]).toEqual([
      'Avronian ahead, 51 to 31',
      'Dorian ahead, 31 to 51',
    ]);
  });

  it('says once how a unit stands', () => {
    const { Stage } = tableWith(
      'incoming simple T1 Amovement | D ehn-etaki-lance@1222 | A orni A@waiting w:laser,laser',
    );
    render(
      <Stage>
        <OrderOfBattle />
      </Stage>,
    );
    expect(document.body.textContent.match(/waits to enter/gi)).toHaveLength(1);
    cleanup();
    const hurt = tableWith(
      'engage simple T4 Drally | D panza-shock-1@1517 routed | A glide A@1712/S force0 a9 w:laser,shredder,-',
    );
    render(
      <hurt.Stage>
        <OrderOfBattle />
      </hurt.Stage>,
    );
    for (const word of [/routed/g, /armour 9 of 13/g])
      expect(document.body.textContent.match(word)).toHaveLength(1);
  });

  it('has words for every scenario, from what either side knows', () => {
    for (const { id } of Object.values(SCENARIOS)) {
      const game: Game = extractors.setup({ scenario: id, rules: 'full' }, 1);
      for (const side of ['dorian', 'avronian'] as const) {
        const view = extractors.view(game, side);
        const score = pointsSoFar({ ...view, turn: 1 });
        expect(aheadText(score)).toMatch(/ahead|Even/);
        expect(score.clauses.length).toBeGreaterThan(0);
        for (const clause of score.clauses) expect(clauseLine(clause).text).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it('does not change when only what the other side keeps secret changes [§8.1]', () => {
    expect(told(LINE.replace('c:sweep,-,-', 'c:optimize,target,-').replace('m:close', 'm:hold'))).toBe(
      told(LINE),
    );
  });

  it('does not show to both sides at the screen a Thanis order that lies face down [R-88]', () => {
    const own = LINE.replace('Dmovement', 'Amovement');
    const thanis = (line: string) => line.replace('m:close', 'thanis:freeMove m:close');
    expect(told(thanis(own))).toBe(told(own));
    expect(told(own)).toContain('1 unit, 44 points');
    expect(told(thanis(own.replace('m:close,-', 'm:close!,freeMove!')))).toContain('1 unit, 50 points');
    expect(told(thanis(own.replace('Amovement', 'ended')))).toContain('1 unit, 50 points');
  });

  it('of a side that lies hidden says that none has been seen yet, and never whether all have been [§9.4]', () => {
    const seen = (dorians: string, side = 'A') =>
      told(`ambush full T2 ${side}movement | D ${dorians} | A bipod A@1712/S w:laser,laser,-`);
    expect(seen('ehn-etaki-lance@0222 hidden')).toContain('None seen yet; 0 gone');
    const one = 'panza-shock-1@1517';
    expect(seen(one)).toContain('1 unit seen, ');
    expect(seen(`${one}; ehn-etaki-lance@0222 hidden`)).toBe(seen(one));
    expect(seen('ehn-etaki-lance@0222 hidden', 'D')).toContain('1 unit, ');
  });
});
