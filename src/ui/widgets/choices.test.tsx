import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RadioGroup } from './RadioGroup';
import { SegmentedControl } from './SegmentedControl';
import { Tabs } from './Tabs';
import { TextField } from './TextField';

afterEach(cleanup);

describe('SegmentedControl', () => {
  const control = (onChange: (value: string) => void) => (
    <SegmentedControl
      label="Rules"
      value="full"
      choices={[
        { value: 'full', label: 'Full' },
        { value: 'simple', label: 'Simple' },
        { value: 'other', label: 'Other', reason: 'Not yet' },
      ]}
      onChange={onChange}
      hint="What it means"
    />
  );

  it('is a named radio group with one choice checked', () => {
    render(control(() => undefined));
    expect(screen.getByRole('radiogroup', { name: 'Rules' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Full', checked: true })).toBeDefined();
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2);
  });

  it('hands over the choice picked', () => {
    const onChange = vi.fn();
    render(control(onChange));
    fireEvent.click(screen.getByRole('radio', { name: 'Simple' }));
    expect(onChange).toHaveBeenCalledWith('simple');
  });

  it('refuses a choice that has a reason', () => {
    const onChange = vi.fn();
    render(control(onChange));
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('RadioGroup', () => {
  function Ways({ acts = false, first = null }: { readonly acts?: boolean; readonly first?: string | null }) {
    const [chosen, setChosen] = useState(first);
    return (
      <RadioGroup acts={acts} aria-label="Ways">
        {['near', 'far', 'none'].map((way) => (
          <button key={way} role="radio" aria-checked={way === chosen} onClick={() => setChosen(way)}>
            {way}
          </button>
        ))}
      </RadioGroup>
    );
  }
  const radio = (name: string) => screen.getByRole('radio', { name });
  const stops = () =>
    screen
      .getAllByRole('radio')
      .flatMap(({ tabIndex, textContent }) => (tabIndex === 0 ? [textContent] : []));
  const focusOn = (name: string) => act(() => radio(name).focus());

  it('is one stop for Tab: the radio with the focus, else the chosen one, else the first', () => {
    render(<Ways first="far" acts />);
    expect(stops()).toEqual(['far']);
    focusOn('none');
    expect(stops()).toEqual(['none']);
    act(() => radio('none').blur());
    expect(stops()).toEqual(['far']);
    cleanup();
    render(<Ways />);
    expect(stops()).toEqual(['near']);
  });

  it.each([
    ['ArrowRight', 'none'],
    ['ArrowDown', 'none'],
    ['ArrowLeft', 'near'],
    ['ArrowUp', 'near'],
  ])('%s chooses the one beside, and takes the focus along', (key, name) => {
    render(<Ways first="far" />);
    focusOn('far');
    fireEvent.keyDown(radio('far'), { key });
    expect(document.activeElement).toBe(screen.getByRole('radio', { name, checked: true }));
    expect(stops()).toEqual([name]);
  });

  it('goes round at its ends', () => {
    render(<Ways first="none" />);
    focusOn('none');
    fireEvent.keyDown(radio('none'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(radio('near'));
    fireEvent.keyDown(radio('near'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(radio('none'));
  });

  it('only leads to a choice that is an act', () => {
    render(<Ways first="far" acts />);
    focusOn('far');
    fireEvent.keyDown(radio('far'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(radio('none'));
    expect(screen.getByRole('radio', { name: 'far', checked: true })).toBeDefined();
  });
});

describe('Tabs', () => {
  function Three() {
    const [selected, setSelected] = useState('units');
    const tabs = ['units', 'log', 'rules'].map((id) => ({ id, label: id, content: `the ${id}` }));
    return <Tabs label="Left" tabs={tabs} selected={selected} onSelect={setSelected} />;
  }

  it('shows the panel of the selected tab, named by it', () => {
    render(<Three />);
    expect(screen.getByRole('tabpanel', { name: 'units' }).textContent).toBe('the units');
    fireEvent.click(screen.getByRole('tab', { name: 'log' }));
    expect(screen.getByRole('tabpanel', { name: 'log' }).textContent).toBe('the log');
  });

  it.each([
    ['ArrowRight', 'log'],
    ['ArrowLeft', 'rules'],
    ['End', 'rules'],
    ['Home', 'units'],
  ])('%s goes to %s and takes the focus along', (key, name) => {
    render(<Three />);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'units' }), { key });
    const tab = screen.getByRole('tab', { name, selected: true });
    expect(document.activeElement).toBe(tab);
  });

  it('is one stop for Tab', () => {
    render(<Three />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});

describe('TextField', () => {
  it('says what is wrong with the text', () => {
    render(<TextField label="Seed" value="x" onChange={() => undefined} error="No seed" hint="A number" />);
    const field = screen.getByRole('textbox', { name: 'Seed' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('No seed');
    expect(screen.queryByText('A number')).toBeNull();
  });
});
