import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Reason } from './Reason';
import { RuleLink } from './RuleLink';
import { RuleOpenerProvider } from './ruleLinks';

afterEach(cleanup);

describe('RuleLink', () => {
  it('leads to the rule', () => {
    render(<RuleLink rule="§7.2" />);
    expect(screen.getByRole('link', { name: '§7.2' }).getAttribute('href')).toBe('#/rules/§7.2');
  });

  it('opens the rule beside a game instead of leaving it', () => {
    const open = vi.fn();
    render(
      <RuleOpenerProvider value={open}>
        <Reason rule="R-11">Rough in 1716 blocks</Reason>
      </RuleOpenerProvider>,
    );
    const stayed = !fireEvent.click(screen.getByRole('link', { name: 'R-11' }));
    expect(stayed).toBe(true);
    expect(open).toHaveBeenCalledWith('R-11');
  });
});
