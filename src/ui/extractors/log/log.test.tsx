import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHASSIS, counterOf, type CounterId } from '../../../rules/extractors';
import { DORIAN_FIRE, tableWith } from '../testing';
import { LogPanel } from '.';
import { logSections } from './logEntries';

afterEach(cleanup);
const id = (text: string) => counterOf(text as CounterId).id;

function played() {
  const test = tableWith(DORIAN_FIRE);
  const fire = (unit: string) =>
    test.table.act({ type: 'fire', firers: [{ unit: id(unit), slot: null }], target: id('A'), area: false });
  fire('pgp-1');
  fire('agrax-1');
  test.table.act({ type: 'endPhase' });
  test.desk.scenes.end();
  render(
    <test.Stage>
      <LogPanel />
    </test.Stage>,
  );
  return test;
}
const heads = () => [...document.querySelectorAll<HTMLElement>('[data-log]')];

describe('LogPanel', () => {
  it('tells every action in words with its dice, the newest first, under its phase', () => {
    played();
    expect(heads().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Agrax 1 fires at Glide A.'),
      expect.stringContaining('PGP 1 fires at Glide A.'),
    ]);
    // The game began from a position: what it began in has its name.
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Turn 2, Dorian rally',
      'Turn 2, Dorian fire',
    ]);
    expect(screen.getAllByText(/roll \d, \d or more hits/)).toHaveLength(2);
  });

  it('lays the dice of a shot on the table again and shows the place', () => {
    const test = played();
    fireEvent.click(heads()[1]);
    expect(test.desk.state.getState()).toMatchObject({ result: 0, focus: expect.any(Number) });
    expect(heads()[1].getAttribute('aria-pressed')).toBe('true');
  });

  it('says that a card or reasons have been asked for, the same once more too; the map shows where', () => {
    const test = tableWith(DORIAN_FIRE);
    const [shooter, target] = [id('pgp-1'), id('A')];
    test.table.act({ type: 'fire', firers: [{ unit: shooter, slot: null }], target, area: false });
    test.desk.scenes.end();
    const { published } = test.table;
    const [entry] = published.getState().log;
    act(() => published.setState({ log: [{ ...entry, level: 'recruit', why: {} }] }));
    const onShow = vi.fn();
    render(<LogPanel onShow={onShow} />, { wrapper: test.Stage });
    for (let time = 1; time <= 2; time++) {
      fireEvent.click(screen.getByRole('button', { name: /^Why/ }));
      expect(onShow).toHaveBeenCalledTimes(time);
    }
    expect(test.desk.state.getState()).toMatchObject({ why: entry.index, centre: expect.any(Number) });
    fireEvent.click(heads()[0]);
    expect(onShow).toHaveBeenCalledTimes(3);
  });

  it('is one stop; arrows go through it', () => {
    played();
    expect(heads().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    act(() => heads()[0].focus());
    fireEvent.keyDown(heads()[0], { key: 'ArrowDown' });
    expect(document.activeElement).toBe(heads()[1]);
    expect(heads().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
  });

  it('keeps that something was taken back, without how much: it may have been done in secret', () => {
    const takeBack = { by: 'dorian', at: '2026-03-01T12:00:00.000Z' };
    const { position } = tableWith(DORIAN_FIRE).table.published.getState();
    const [section] = logSections(position!, [{ index: 0, events: [], takeBack }]);
    expect(section.blocks[0].lines.map(({ text }) => text)).toEqual([
      'Dorian took back its last action and everything since; Avronian agreed.',
    ]);
  });

  it('shows one side or one kind only', () => {
    played();
    fireEvent.click(screen.getByRole('radio', { name: 'Avronian' }));
    expect(screen.getByText('Nothing of this kind has happened')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Dorian' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Dice' }));
    expect(heads()).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: 'Moves' }));
    expect(heads()).toHaveLength(0);
  });

  it('R-87: says why a phase was passed over', () => {
    const test = tableWith('engage simple T2 Dfire | D panza-lance@1412 | A bipod A@1413/N w:laser,-,-');
    test.table.act({ type: 'endPhase' });
    render(
      <test.Stage>
        <LogPanel />
      </test.Stage>,
    );
    expect(heads().map(({ textContent }) => textContent)).toEqual([
      'Turn 2: Dorian rally passed over: nobody has to rally.',
    ]);
  });

  it('R-110, R-111: says first what the game has otherwise than printed', () => {
    const game = tableWith(DORIAN_FIRE).table.published.getState().position!;
    const handicap = { dorian: -20, avronian: 15, turns: -1 };
    const variant = { 'orni.speed': 7, 'revil.mix': 5, 'extractor.profile': -1 };
    const sections = logSections({ ...game, handicap, variant }, []);
    expect(
      sections.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.map(({ text }) => text))),
    ).toEqual([
      'Dorian has 20 points fewer to buy with.',
      'Avronian has 15 points more to buy with.',
      '11 turns instead of 12.',
      '5 white Revils instead of 3.',
      'Extractor profile −1 instead of +1.',
      `Orni speed 7 instead of ${CHASSIS.orni.speed}.`,
    ]);
    expect(logSections(game, [])).toEqual([]);
  });
});
