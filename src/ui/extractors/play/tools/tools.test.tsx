import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { parseHex, type Hex } from '../../../../hex';
import { doriana, SCENARIOS, type Position } from '../../../../rules/extractors';
import { DEFAULTS } from '../../../shell/settings';
import { TERRAIN_CHART } from '../../reference/tables/terrain';
import { DORIAN_FIRE, tableWith } from '../../testing';
import { boardModel } from '../../input/boardModel';
import { measured } from '../../input/modes/sighting';
import { pointedLine } from '../pointed';
import { COUNTER_MARKS } from './counterMarks';
import { toolDecision } from './decision';
import { entryMarks } from './entries';
import { GROUNDS } from './grounds';
import { LEGEND_MARKS } from './legendMarks';
import { noteLine, notesOnMap } from './notes';
import { PLACES } from './places';
import { toolMarks } from './toolMarks';

const hex = (number: string) => parseHex(doriana.grid, number) as Hex;

/** The tool that is out, with a table that keeps notes. */
function stage() {
  const test = tableWith(DORIAN_FIRE);
  const { published } = test.table;
  test.table.annotate = (notes) => published.setState({ notes });
  const Tool = () => {
    const tool = toolDecision(test.desk.state.getState());
    return (
      <>
        {tool?.content}
        {tool?.footer}
      </>
    );
  };
  const show = () =>
    render(
      <test.Stage>
        <Tool />
      </test.Stage>,
    );
  const tap = (number: string) => act(() => test.desk.tap({ hex: hex(number), counter: null }));
  const notes = () => published.getState().notes;
  return { ...test, show, tap, notes };
}

afterEach(cleanup);

describe('the ruler', () => {
  it('goes with the pointer or the keyboard from its first end, and says range and sight', () => {
    const { desk, tap, position } = stage();
    act(() => desk.sight({ from: null, to: null }));
    expect(measured(desk.state.getState().sight, hex('1215'))).toMatchObject({ from: null });
    tap('1715');
    const loose = measured(desk.state.getState().sight, hex('1816'));
    expect(loose).toMatchObject({ from: hex('1715'), to: hex('1816') });
    const { marks } = boardModel(position(), { ...desk.state.getState(), sight: loose });
    expect(marks).toContainEqual({ kind: 'target', hex: hex('1816'), label: '2' });
    expect(marks.some(({ kind }) => kind === 'sight')).toBe(true);
    expect(pointedLine(position(), desk.state.getState(), hex('1816'))).toMatch(
      /2 hexes from 1715, (in|out of) sight\.$/,
    );
    tap('1816');
    expect(measured(desk.state.getState().sight, hex('0101'))).toMatchObject({ to: hex('1816') });
  });
});

describe('notes and arrows on the map', () => {
  it('are put away as the turn passes to the other side, who has to take his own out', () => {
    const { desk } = stage();
    act(() => desk.note({ kind: 'words', hex: null }));
    expect(desk.state.getState().noting).not.toBeNull();
    for (let phase = 0; phase < 3; phase++) act(() => void desk.act({ type: 'endPhase' }));
    expect(desk.state.getState().noting).toBeNull();
  });

  it('words are put at the hex that was tapped, changed there, removed singly', () => {
    const { desk, show, tap, notes } = stage();
    act(() => desk.note({ kind: 'words', hex: null }));
    tap('1215');
    const { unmount } = show();
    fireEvent.change(screen.getByLabelText('Words at 1215'), { target: { value: 'hold here' } });
    fireEvent.click(screen.getByRole('button', { name: 'Put it on the map' }));
    expect(notes()).toEqual([{ kind: 'words', hex: hex('1215'), text: 'hold here' }]);
    unmount();
    tap('1215');
    show();
    expect(screen.getByLabelText<HTMLInputElement>('Words at 1215').value).toBe('hold here');
    fireEvent.click(screen.getByRole('button', { name: 'Remove 1215: hold here' }));
    expect(notes()).toEqual([]);
  });

  it('two taps make an arrow, the same hex twice none; one press clears all', () => {
    const { desk, show, tap, notes } = stage();
    act(() => desk.note({ kind: 'arrow', hex: null }));
    tap('1215');
    tap('1215');
    expect(notes()).toEqual([]);
    tap('1215');
    tap('1620');
    tap('1620');
    tap('1808');
    expect(notes()).toEqual([
      { kind: 'arrow', from: hex('1215'), to: hex('1620') },
      { kind: 'arrow', from: hex('1620'), to: hex('1808') },
    ]);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all notes' }));
    expect(notes()).toEqual([]);
  });

  it('nothing is done to the game, and whatever was in hand stays there', () => {
    const { desk, tap, position } = stage();
    act(() => desk.select(position().units['pgp-1' as never].id));
    const before = position();
    act(() => desk.note({ kind: 'arrow', hex: null }));
    tap('1715');
    tap('1816');
    expect(position()).toBe(before);
    expect(desk.state.getState()).toMatchObject({ selected: 'pgp-1', plan: null });
  });

  it('the map shows them and its line reads them; hexes that it does not have are left out', () => {
    const { position } = stage();
    const mine = [
      { kind: 'words', hex: hex('1215'), text: 'hold' },
      { kind: 'arrow', from: hex('1215'), to: hex('1620') },
      { kind: 'words', hex: 9999 as Hex, text: 'nowhere' },
      { kind: 'arrow', from: hex('1215'), to: hex('1215') },
    ] as const;
    expect(notesOnMap(position(), mine)).toHaveLength(2);
    expect(noteLine(position(), mine, hex('1215'))).toBe('Note: hold. Arrow to 1620.');
    expect(toolMarks(position(), mine, DEFAULTS).map(({ kind }) => kind)).toEqual(['words', 'arrow']);
  });
});

it('words lie to the west of their hex where fewer counters are hidden there', () => {
  const { position } = stage();
  const lies = (number: string) =>
    toolMarks(position(), [{ kind: 'words', hex: hex(number), text: 'hold' }], DEFAULTS)[0];
  expect(lies('1215')).toMatchObject({ lies: 'east' });
  expect(lies('1613')).toMatchObject({ lies: 'east' });
  expect(lies('1614')).toMatchObject({ lies: 'west' });
});

describe('what else the map can show', () => {
  it('names of places, each at a hex of the map, only if the player likes it', () => {
    const { position } = stage();
    expect(toolMarks(position(), [], DEFAULTS)).toEqual([]);
    const shown = toolMarks(position(), [], { names: true, entries: false });
    expect(shown).toHaveLength(PLACES.length);
    expect(new Set(PLACES.map(({ name }) => name)).size).toBe(PLACES.length);
  });

  it.each(SCENARIOS.map(({ id, forces, exits, objective }) => [id, forces, exits, objective] as const))(
    '%s: who enters where and when, and who leaves [§9]',
    (scenario, forces, exits, objective) => {
      const words = entryMarks({ scenario, units: {} } as unknown as Position).flatMap((mark) =>
        mark.kind === 'place' ? [mark.label] : [],
      );
      for (const { side, arrival } of forces)
        if (arrival.type === 'enters')
          expect(words).toContain(
            `${side === 'dorian' ? 'Dorian' : 'Avronian'} enters, turn ${arrival.turn}`,
          );
      expect(words.filter((word) => word.endsWith('leaves'))).toHaveLength(exits.length);
      expect(words.includes('Area that decides')).toBe(objective !== undefined);
    },
  );

  it('the legend has every ground of the chart with its effects, and every mark drawn', () => {
    expect(GROUNDS).toHaveLength(TERRAIN_CHART.rows.length);
    const told = GROUNDS.flatMap(({ effects }) => effects).join('; ');
    expect(told).not.toMatch(/\([AB]\)/);
    expect(told).toContain('Leg units roll to leave it');
    expect(GROUNDS.find(({ name }) => name === 'Rough')?.effects.join(' ')).toMatch(
      /Tracked 2.*Line of sight: blocks/,
    );
    for (const { name, shapes } of LEGEND_MARKS) expect(shapes.length, name).toBeGreaterThan(0);
    expect(COUNTER_MARKS.length).toBeGreaterThan(5);
  });
});
