import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { counterOf, type CounterId } from '../../../rules/extractors';
import { usePlayKeys } from '../play/usePlayKeys';
import { tableWith, type TestDesk } from '../testing';
import { FireActions, FirePanel, RallyPanel } from '.';

export const id = (text: string) => counterOf(text as CounterId).id;
const button = (name: RegExp) => screen.getByRole('button', { name });
export const press = (name: RegExp) => fireEvent.click(button(name));
/** The cells of the first row of a name, as they read. */
export const cell = (row: RegExp) =>
  within(screen.getAllByRole('row', { name: row })[0])
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
/** What stands beside a button of what it does. */
export const captionOf = (name: RegExp) =>
  document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;

/** The panel of the phase with its buttons, on the page. */
export function stage(line: string, seed?: number): TestDesk {
  const test = tableWith(line, seed);
  const Panel = line.includes('Drally') ? RallyPanel : FirePanel;
  render(
    <test.Stage>
      <Panel />
      <FireActions />
    </test.Stage>,
  );
  return test;
}

/** The panel of a fire phase under the keys of the game. */
export function keyed(line: string): TestDesk {
  const test = tableWith(line);
  const Keys = () => {
    usePlayKeys(() => undefined);
    return null;
  };
  render(
    <test.Stage>
      <Keys />
      <FirePanel />
    </test.Stage>,
  );
  return test;
}

export const hold = ({ desk }: TestDesk, unit: string) => act(() => desk.select(id(unit)));
export const tap = ({ desk, position }: TestDesk, unit: string) => {
  const { where } = position().units[id(unit)];
  if (where.at !== 'map') throw new Error(`${unit} is not on the map`);
  act(() => desk.tap({ hex: where.hex, counter: id(unit) }));
};
