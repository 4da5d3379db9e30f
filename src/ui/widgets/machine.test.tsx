import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ArcWheel, type WheelArc } from './ArcWheel';
import { OrderBox } from './OrderBox';
import { OrderCycle } from './OrderCycle';
import { PointsBar } from './PointsBar';
import { Track } from './Track';
import { WeaponSlot } from './WeaponSlot';

afterEach(cleanup);

describe('OrderBox', () => {
  it.each([
    ['empty', null, 'Empty'],
    ['hidden', null, 'Face down'],
    ['hidden', 'Close', 'Close'],
    ['revealed', 'Hold', 'Hold'],
    ['lost', null, 'Destroyed'],
    ['lost', 'Sweep', 'Sweep'],
  ] as const)('%s with %s shows %s', (state, order, words) => {
    render(<OrderBox name="Move 2" order={order} state={state} />);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is being chosen is a pressed button and says so', () => {
    const onPick = vi.fn();
    render(<OrderBox name="Move 2" order={null} state="empty" choosing onPick={onPick} />);
    const box = screen.getByRole('button', { pressed: true });
    expect(box.textContent).toContain('choosing');
    fireEvent.click(box);
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  it('with a reason is not picked', () => {
    const onPick = vi.fn();
    render(<OrderBox name="Move 2" order={null} state="empty" reason="Locked" onPick={onPick} />);
    fireEvent.click(screen.getByRole('button'));
    expect(onPick).not.toHaveBeenCalled();
  });

  it('bears the status marker in words', () => {
    render(
      <OrderCycle title="Move orders">
        <OrderBox name="Move 1" order="Hold" state="revealed" marker="last executed" />
        <OrderBox name="Move 2" order={null} state="empty" />
      </OrderCycle>,
    );
    expect(screen.getByRole('region', { name: 'Move orders' }).textContent).toContain('last executed');
  });
});

describe('ArcWheel', () => {
  it.each<[WheelArc, string]>([
    ['front', 'Arc: front'],
    ['frontAndFlanks', 'Arc: front and flanks'],
    ['rear', 'Arc: rear'],
    ['rearAndFlanks', 'Arc: rear and flanks'],
    ['turret', 'Arc: turret, all round'],
  ])('%s is named %s', (arc, name) => {
    render(<ArcWheel arc={arc} />);
    expect(screen.getByRole('img', { name })).toBeDefined();
  });
});

describe('Track', () => {
  it('crosses off bought boxes first, then from the left', () => {
    render(<Track label="Armour" boxes={4} lost={3} extra={{ boxes: 5, bought: 2 }} />);
    const track = screen.getByRole('img', { name: 'Armour: 3 of 6 left' });
    const boxes = [...track.children].map((box) => [box.textContent, box.hasAttribute('data-lost')]);
    expect(boxes).toEqual([
      ['+', true],
      ['+', true],
      ['', false],
      ['', false],
      ['', false],
      ['4', true],
      ['3', false],
      ['2', false],
      ['1', false],
    ]);
  });
});

describe('PointsBar', () => {
  it('says what is spent, and on what', () => {
    render(<PointsBar side="avronian" total={65} parts={[{ label: 'Bipod A', value: 25 }]} />);
    expect(screen.getByRole('img', { name: '25 of 65 points spent: Bipod A 25' })).toBeDefined();
  });
});

describe('WeaponSlot', () => {
  it('is picked by its slot and weapon', () => {
    const onPick = vi.fn();
    render(<WeaponSlot arc="turret" label="1 Turret" weapon={null} selected onPick={onPick} />);
    const slot = screen.getByRole('button', { name: '1 Turret Empty', pressed: true });
    fireEvent.click(slot);
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  it('takes a weapon dropped on it', () => {
    const onDropped = vi.fn();
    const { container } = render(
      <WeaponSlot arc="front" label="1 Front" weapon={null} onDropped={onDropped} />,
    );
    const slot = container.firstElementChild;
    if (slot) fireEvent.drop(slot, { dataTransfer: { getData: () => 'laser' } });
    expect(onDropped).toHaveBeenCalledWith('laser');
  });

  it('without an act is no button', () => {
    render(<WeaponSlot arc="front" label="1 Front" weapon="Laser" lost />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Destroyed')).toBeDefined();
  });
});
