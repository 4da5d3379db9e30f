import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { counterOf, type CounterId } from '../../../rules/extractors';
import { FirePanel } from '../fire';
import { DORIAN_FIRE, tableWith } from '../testing';
import { PhaseBanner } from './PhaseBanner';

afterEach(cleanup);
const id = (text: string) => counterOf(text as CounterId).id;

it('each change of phase or side has a banner of its own, which nobody has to hear twice', () => {
  const test = tableWith(DORIAN_FIRE);
  render(
    <test.Stage>
      <PhaseBanner />
    </test.Stage>,
  );
  const banner = () => document.querySelector<HTMLElement>('.phase-banner')!;
  const first = banner();
  expect(first.textContent).toBe('Dorian fireTurn 2 of 12');
  expect(first.getAttribute('aria-hidden')).toBe('true');
  act(() => void test.table.act({ type: 'endPhase' }));
  expect(banner().textContent).toContain('Turn 2 of 12');
  expect(banner().textContent).not.toContain('Dorian fire');
  // Drawn anew, so that it passes anew.
  expect(banner()).not.toBe(first);
});

it('the last four shots of the phase stay on the panel, the newest first; each brings its dice back', () => {
  const test = tableWith(DORIAN_FIRE);
  render(
    <test.Stage>
      <FirePanel />
    </test.Stage>,
  );
  const shots = () =>
    [...document.querySelectorAll('.past-shot')].map(({ textContent }) => /^\w+ ?\d?/.exec(textContent)?.[0]);
  const firers = ['pgp-1', 'agrax-1', 'transcom-1', 'ehn-etaki-lance', 'ehn-etaki-shock'];
  for (const unit of firers)
    act(() => {
      test.desk.act({ type: 'fire', firers: [{ unit: id(unit), slot: null }], target: id('A'), area: false });
      test.desk.scenes.end();
    });
  expect(shots()).toHaveLength(4);
  expect(shots().at(0)).toMatch(/^Shock/);
  expect(shots().at(-1)).toMatch(/^Agrax/);
  act(() => test.desk.show(null));
  fireEvent.click(document.querySelectorAll('.past-shot')[3]);
  const { textContent } = screen.getByRole('group', { name: 'The dice' });
  expect(textContent).toContain('Agrax 1 at Glide A');
  expect(textContent).toMatch(/needed \d – rolled \d/);
  expect(textContent).toMatch(
    /Expected [\d.]+ armour, got (\d|it all): ((better|worse) than )?[\d.]+.% of such shots/,
  );
});
