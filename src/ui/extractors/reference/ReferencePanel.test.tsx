import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReferencePanel, RulesScreen } from '.';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const contents = () => within(screen.getByRole('navigation', { name: 'Sections of the rules' }));

describe('the rules beside the game', () => {
  it('opens at the rule that was asked for, with the focus on it', () => {
    render(<ReferencePanel rule="§7.2" onClose={() => undefined} />);
    expect(document.activeElement?.textContent).toBe('§7.2 Line of sight');
    expect(contents().getByText('Line of sight').parentElement?.getAttribute('aria-current')).toBe('true');
  });

  it('opens a ruling at its own line', () => {
    render(<ReferencePanel rule="R-48" onClose={() => undefined} />);
    expect(document.activeElement?.textContent).toMatch(/^R-48A depression area/);
  });

  it('follows a link inside and goes back', () => {
    render(<ReferencePanel rule="§7.2" onClose={() => undefined} />);
    expect(screen.queryByRole('button', { name: /^Back/ })).toBeNull();
    fireEvent.click(contents().getByText('Rally'));
    expect(document.activeElement?.textContent).toBe('§6.3.4 Rally');
    fireEvent.click(screen.getByRole('button', { name: 'Back to §7.2' }));
    expect(document.activeElement?.textContent).toBe('§7.2 Line of sight');
  });

  it('closes by its button and by Escape, and gives the focus back', () => {
    const onClose = vi.fn();
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const { unmount } = render(<ReferencePanel rule={null} onClose={onClose} />);
    expect(document.activeElement).not.toBe(opener);
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close the rules' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    unmount();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it('closed, it leaves the focus where it has gone meanwhile', () => {
    const [opener, elsewhere] = ['opener', 'elsewhere'].map(() =>
      document.body.appendChild(document.createElement('button')),
    );
    opener.focus();
    const { unmount } = render(<ReferencePanel rule={null} onClose={() => undefined} />);
    elsewhere.focus();
    unmount();
    expect(document.activeElement).toBe(elsewhere);
    for (const button of [opener, elsewhere]) button.remove();
  });

  it('searches as one types, counts, marks, and drops the search for a rule it hides', () => {
    const { container } = render(<ReferencePanel onClose={() => undefined} />);
    fireEvent.change(screen.getByLabelText('Search the rules'), { target: { value: 'flux drift' } });
    expect(screen.getByText(/^\d+ places in \d sections$/)).toBeTruthy();
    expect([...container.querySelectorAll('mark')].length).toBeGreaterThan(3);
    expect(contents().queryByText('Rally')).toBeNull();
    fireEvent.click(container.querySelector('a[href="#/rules/R-20"], .rule a')!);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('words of the rules lead to the list of words', () => {
    const { container } = render(<ReferencePanel rule="§7.3" onClose={() => undefined} />);
    for (const term of ['profile', 'hard', 'soft', 'white', 'P', 'SL', 'E']) {
      const links = [...container.querySelectorAll<HTMLElement>('.term a')];
      const link = links.find(({ textContent }) => textContent?.toLowerCase().startsWith(term.toLowerCase()));
      expect(link?.getAttribute('href'), term).toBe('#/rules/§0.4');
      fireEvent.click(link!);
      expect(document.activeElement?.textContent, term).toBe('§0.4 Words');
      expect(document.activeElement?.closest('.rule')?.querySelector('.term'), term).toBeNull();
      (document.activeElement as HTMLElement).blur();
    }
  });

  it('what is hard to read is no hard target', () => {
    const { container } = render(<ReferencePanel rule="§0.1" />);
    const place = [...container.querySelectorAll('p')].find((p) => p.textContent?.includes('hard to read'));
    expect(place?.querySelector('.term')).toBeNull();
  });

  it('says so when nothing is found', () => {
    render(<ReferencePanel />);
    fireEvent.change(screen.getByLabelText('Search the rules'), { target: { value: 'zebra' } });
    expect(screen.getByText('0 places in 0 sections')).toBeTruthy();
    expect(screen.getByText('Nothing found')).toBeTruthy();
  });
});

describe('the rules as a page', () => {
  it('has the way back and shows the rule of the address', () => {
    render(<RulesScreen rule="R-11" back={{ label: 'Back to the game', href: '#/play' }} />);
    expect(screen.getByRole('link', { name: 'Back to the game' }).getAttribute('href')).toBe('#/play');
    expect(document.activeElement?.textContent).toMatch(/^R-11/);
  });

  it('names a rule there is not', () => {
    render(<RulesScreen rule="R-999" />);
    expect(screen.getByText(/^No rule R-999/)).toBeTruthy();
  });

  it('puts the rule that is followed into the address', () => {
    render(<RulesScreen rule={null} />);
    fireEvent.click(contents().getByText('Flux'));
    expect(decodeURIComponent(location.hash)).toBe('#/rules/§6.3.2');
  });
});
