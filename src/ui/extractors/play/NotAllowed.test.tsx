import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { counterOf, reachOf, whyNoEnd, type CounterId } from '../../../rules/extractors';
import { tableWith } from '../testing';
import { justBeyond, NotAllowed } from './NotAllowed';

const id = counterOf('pgp-1' as CounterId).id;

afterEach(cleanup);

describe('ends that are not allowed from here [§6.3]', () => {
  const test = tableWith(
    'engage full T2 Dmovement | D pgp-1@1914/SW | A glide A@1712/S w:laser,-,- m:close,-,- c:sweep,-,-',
  );
  const unit = test.position().units[id];

  it('are the hexes just beyond its reach, none of them an end', () => {
    const beyond = justBeyond(test.position(), unit);
    const ends = new Set(reachOf(test.position(), id).ends.map(({ hex }) => hex));
    expect(beyond.length).toBeGreaterThan(6);
    for (const hex of beyond) {
      expect(ends.has(hex)).toBe(false);
      expect(whyNoEnd(test.position(), id, hex)).toBeDefined();
    }
  });

  it('stand in a list while the unit is in hand, each with its reason once it is opened', () => {
    render(
      <test.Stage>
        <NotAllowed position={test.position()} unit={unit} />
      </test.Stage>,
    );
    const fold = screen.getByText(/^Not allowed from here: \d+$/).closest('details')!;
    expect(fold.querySelectorAll('li')).toHaveLength(0);
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
    expect(fold.querySelectorAll('li').length).toBeGreaterThan(6);
    expect(fold.textContent).toMatch(/movement points? needed/);
  });
});
