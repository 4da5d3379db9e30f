import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MachineRow } from './MachineRow';
import { OrderRow } from './OrderRow';
import { Reason } from './Reason';
import { RowGroup } from './RowGroup';
import { SaveRow } from './SaveRow';
import { ScenarioCard } from './ScenarioCard';
import { UnitRow } from './UnitRow';
import { WeaponRow } from './WeaponRow';

afterEach(cleanup);
const nothing = () => undefined;

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

describe('UnitRow', () => {
  it('is a button named by the unit, with its chance and place said after', () => {
    const onSelect = vi.fn();
    render(
      <RowGroup title="Can fire" count="1 unit">
        <UnitRow picture={null} name="Transcom" detail="1815" figure="60 %" state="can" onSelect={onSelect} />
      </RowGroup>,
    );
    const row = screen.getByRole('button', { name: 'Transcom', pressed: false });
    expect(describedBy(row)).toBe('1815 60 %');
    fireEvent.click(row);
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('region', { name: 'Can fire' })).toBeDefined();
  });

  it('that cannot act says why, with the rule as a link beside the button', () => {
    render(
      <UnitRow
        picture={null}
        name="Commando"
        state="cannot"
        reason={<Reason rule="§7.3.1">Out of range: 2 hexes, Commando reaches 1</Reason>}
        onSelect={nothing}
      />,
    );
    const row = screen.getByRole('button', { name: 'Commando' });
    expect(describedBy(row)).toContain('Out of range');
    expect(row.querySelector('a')).toBeNull();
    expect(screen.getByRole('link', { name: '§7.3.1' })).toBeDefined();
  });

  it('that is selected is pressed, one that has acted says so', () => {
    render(
      <>
        <UnitRow picture={null} name="Lance" state="selected" onSelect={nothing} />
        <UnitRow picture={null} name="Walker" state="acted" onSelect={nothing} />
      </>,
    );
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Lance');
    expect(describedBy(screen.getByRole('button', { name: 'Walker' }))).toContain('has acted');
  });
});

describe('MachineRow', () => {
  it('says its order boxes in words', () => {
    render(
      <MachineRow
        picture={null}
        name="Glide A"
        detail="Running"
        selected={false}
        onSelect={nothing}
        cycles={[
          {
            label: 'Move orders',
            pips: [
              { short: 'Clo', label: 'Close, last executed', state: 'marker' },
              { short: '', label: 'hidden', state: 'hidden' },
            ],
          },
        ]}
      />,
    );
    expect(screen.getByRole('img', { name: 'Move orders: Close, last executed; hidden' })).toBeDefined();
  });
});

describe('OrderRow', () => {
  it('gives the meaning of an order that can be chosen', () => {
    const onPick = vi.fn();
    render(<OrderRow name="Close" rule="§8.3.2" meaning="End closer" chosen onPick={onPick} />);
    const row = screen.getByRole('button', { name: 'Close', pressed: true });
    expect(describedBy(row)).toBe('End closer');
    fireEvent.click(row);
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  it('gives the reason of one that cannot, and does not pick it', () => {
    const onPick = vi.fn();
    render(<OrderRow name="Free Move" rule="§8.5" meaning="Any move" reason="Not bought" onPick={onPick} />);
    const row = screen.getByRole('button', { name: 'Free Move' });
    expect(describedBy(row)).toBe('Not bought');
    fireEvent.click(row);
    expect(onPick).not.toHaveBeenCalled();
  });
});

describe('WeaponRow', () => {
  const row = (reason: string | undefined, onPick: () => void) => (
    <WeaponRow
      name="Shredder"
      cost={5}
      detail="hard 2"
      reason={reason}
      rule="§5"
      drag="shredder"
      onPick={onPick}
    />
  );

  it('that fits can be picked or dragged', () => {
    const onPick = vi.fn();
    render(row(undefined, onPick));
    const button = screen.getByRole('button', { name: 'Shredder' });
    const described = (button.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.filter((id) => document.getElementById(id) === null)).toEqual([]);
    fireEvent.click(button);
    expect(onPick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('listitem').getAttribute('draggable')).toBe('true');
  });

  it('that is too dear says by how much and stays where it is', () => {
    const onPick = vi.fn();
    render(row('1 short: costs 5, 4 left', onPick));
    const button = screen.getByRole('button', { name: 'Shredder' });
    expect(describedBy(button)).toContain('1 short: costs 5, 4 left');
    fireEvent.click(button);
    expect(onPick).not.toHaveBeenCalled();
    expect(screen.getByRole('listitem').getAttribute('draggable')).toBe('false');
  });
});

describe('ScenarioCard', () => {
  it('is a radio button named by the scenario', () => {
    const onSelect = vi.fn();
    render(
      <ScenarioCard
        group="scenario"
        value="incoming"
        kicker="Scenario 1, 8 turns"
        title="Incoming!"
        picture={null}
        sides={[{ side: 'dorian', text: 'A cell' }]}
        victory="Dorian wins"
        mark="First game"
        selected={false}
        onSelect={onSelect}
      />,
    );
    const card = screen.getByRole('radio', { name: 'Incoming!' });
    expect(describedBy(card)).toContain('Scenario 1, 8 turns First game');
    fireEvent.click(card);
    expect(onSelect).toHaveBeenCalledTimes(1);
  });
});

describe('SaveRow', () => {
  const row = (problem?: string) => (
    <SaveRow
      title="Extractors"
      detail="Turn 6"
      date="today"
      problem={problem}
      more={[]}
      onContinue={nothing}
    />
  );

  it('continues a game', () => {
    render(row());
    expect(screen.getByRole('button', { name: 'Continue Extractors, Turn 6' })).toBeDefined();
  });

  it('keeps a game that cannot be read in the list, with the reason', () => {
    render(row('The file ends too early'));
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
    expect(screen.getByText('The file ends too early')).toBeDefined();
    expect(screen.getByRole('button', { name: 'More for Extractors, Turn 6' })).toBeDefined();
  });
});
