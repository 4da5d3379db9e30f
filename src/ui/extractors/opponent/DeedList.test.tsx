import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { counterOf, type CounterId } from '../../../rules/extractors';
import { changeSettings } from '../../shell/settings';
import { useDeskState } from '../input/deskStore';
import { DORIAN_FIRE, tableWith } from '../testing';
import { ComputerActions } from './ComputerPanel';
import { DeedList } from './DeedList';
import { WhyActions } from './WhyPanel';

afterEach(() => {
  cleanup();
  changeSettings({ pace: 'normal' });
});

const THINKING = { side: 'dorian', level: 'sergeant', state: 'thinking', share: 0 } as const;

test('four of its acts stand in the list while they pass at once, two dozen when it has done; the log has them all', () => {
  changeSettings({ pace: 'instant' });
  const { table, Stage } = tableWith(DORIAN_FIRE);
  const firers = [{ unit: counterOf('ehn-etaki-shock' as CounterId).id, slot: null }];
  table.act({ type: 'fire', firers, target: counterOf('A' as CounterId).id, area: false });
  const shot = table.published.getState().log.at(-1)!;
  const log = Array.from({ length: 30 }, (_, index) => ({ ...shot, index, level: 'sergeant' }));
  const store = table.published as unknown as { setState: (change: object) => void };
  store.setState({ log, computer: THINKING });
  render(<DeedList />, { wrapper: Stage });
  const counted = () => [
    screen.getAllByRole('listitem').length,
    screen.getByText(/earlier act/).textContent,
    screen.getByText(/^What .* did/).textContent,
  ];
  expect(counted()).toEqual([4, '26 earlier acts in the log', 'What Sergeant did (30)']);
  act(() => store.setState({ computer: null }));
  expect(counted()).toEqual([24, '6 earlier acts in the log', 'What Sergeant did (30)']);
});

test('its moves fold away where it has fired too, and what a unit did in one act is one sentence', () => {
  const { table, Stage } = tableWith(DORIAN_FIRE);
  const unit = counterOf('ehn-etaki-shock' as CounterId).id;
  table.act({
    type: 'fire',
    firers: [{ unit, slot: null }],
    target: counterOf('A' as CounterId).id,
    area: false,
  });
  const shot = table.published.getState().log.at(-1)!;
  const begins = (name: string) => ({ type: 'phaseBegan', turn: 2, phase: { name, side: 'dorian' } });
  const enters = { type: 'entered', unit, hex: 0, facing: null };
  const stays = { type: 'moved', unit, steps: [], costs: [], facing: null };
  const log = [
    { index: 0, events: [begins('movement')] },
    { index: 1, events: [enters, stays], level: 'sergeant' },
    { index: 2, events: [begins('fire')], level: 'sergeant' },
    { ...shot, index: 3, level: 'sergeant' },
  ];
  const store = table.published as unknown as { setState: (change: object) => void };
  store.setState({ log: log.slice(0, 3) });
  render(<DeedList />, { wrapper: Stage });
  expect(screen.getByText('Dorian movement (1)').closest('details')!.open).toBe(true);
  expect(screen.getByText(/enters the map in 0101, then stays in its hex\.$/)).toBeDefined();
  act(() => store.setState({ log }));
  const isOpen = (title: string) => screen.getByText(title).closest('details')?.open;
  expect(isOpen('Dorian movement (1)')).toBe(false);
  expect(isOpen('Dorian fire (1)')).toBe(true);
  expect(isOpen('What Sergeant did (2)')).toBe(true);
});

test('back from its reasons one is where one was: at the act, in its phase', async () => {
  const { table, desk, Stage } = tableWith(DORIAN_FIRE);
  const unit = counterOf('ehn-etaki-shock' as CounterId).id;
  const stays = [{ type: 'moved', unit, steps: [], costs: [], facing: null }];
  const begins = (name: string) => ({ type: 'phaseBegan', turn: 2, phase: { name, side: 'dorian' } });
  const log = [
    { index: 0, events: [begins('movement')] },
    ...[1, 2].map((index) => ({ index, events: stays, level: 'sergeant', why: {} })),
    { index: 3, events: [begins('fire')], level: 'sergeant' },
    { index: 4, events: stays, level: 'sergeant', why: {} },
  ];
  const store = table.published as unknown as { setState: (change: object) => void };
  store.setState({ log });
  const Panel = () => (useDeskState(({ why }) => why) === null ? <DeedList /> : <WhyActions />);
  render(<Panel />, { wrapper: Stage });
  const moves = () => screen.getByText('Dorian movement (2)').closest('details')!;
  expect(moves().open).toBe(false);
  fireEvent.click(moves().querySelectorAll('button')[1]);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(moves().open).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(moves().querySelectorAll('button')[1]));
  expect(desk.state.getState().read).toBeNull();
  // Acts that push the first ones out of the list take neither the focus nor the fold.
  const summary = moves().querySelector('summary')!;
  summary.focus();
  const more = Array.from({ length: 22 }, (_, at) => ({ ...log[4], index: 5 + at }));
  act(() => store.setState({ log: [...log, ...more] }));
  expect(screen.getByText('Dorian movement (1)')).toBe(summary);
  await new Promise((done) => requestAnimationFrame(done));
  expect(document.activeElement).toBe(summary);
});

test.each([
  ['watched', ['captain', 'sergeant'], ['Pause', 'Go on']],
  ['against a person', [null, 'sergeant'], ['Go on']],
] as const)('while an act is looked at: %s', (_, levels, offered) => {
  const { table, Stage } = tableWith(DORIAN_FIRE);
  const store = table.published as unknown as { setState: (change: object) => void };
  const seats = (['dorian', 'avronian'] as const).map((side, at) => ({ side, level: levels[at] }));
  store.setState({ seats });
  render(<ComputerActions computer={{ ...THINKING, state: 'shown' }} />, { wrapper: Stage });
  const names = screen.getAllByRole('button').map(({ textContent }) => /Pause|Go on/.exec(textContent)?.[0]);
  expect(names).toEqual(offered);
});
