import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Setup } from '../../../rules/extractors';
import { changeSettings, DEFAULTS, readSettings, settings } from '../../shell/settings';
import { announcements } from '../../widgets/announce';
import { staged, tableAt } from '../prepare/testing';
import { HelpUnderBar } from './HelpLine';
import { topicOf, topicWords, type Topic } from './topics';

const FULL: Setup = { scenario: 'incoming', rules: 'full' };
const SIMPLE: Setup = { scenario: 'incoming', rules: 'simple' };

beforeEach(() => changeSettings(DEFAULTS));
afterEach(cleanup);

describe('the moments that are explained', () => {
  it.each<[Setup, string, Topic | null]>([
    [FULL, 'buildUp avronian', 'machineBuildUp'],
    [{ scenario: 'engage', rules: 'full' }, 'buildUp dorian', 'companyBuildUp'],
    [FULL, 'placement dorian', 'placement'],
    [FULL, 'programming avronian', 'programming'],
    [SIMPLE, 'movement dorian', 'movement'],
    [FULL, 'movement avronian', 'moveOrder'],
    [SIMPLE, 'movement avronian', 'entry'],
  ])('%o, %s: %s', (setup, phase, topic) => expect(topicOf(tableAt(setup, phase).position())).toBe(topic));

  it.each<[string, Topic]>([
    ['fire', 'fire'],
    ['rally', 'rally'],
  ])('%s', (name, topic) => {
    const position = tableAt(SIMPLE, 'movement dorian').position();
    const phase = { name, side: 'dorian' } as typeof position.phase;
    expect(topicOf({ ...position, phase })).toBe(topic);
  });

  it('§8.2: a reset; and nothing when the game has ended', () => {
    const position = tableAt(FULL, 'movement dorian').position();
    const [machine] = Object.values(position.units).filter((unit) => unit.class === 'machine');
    const activation = { type: 'resetting', machine: machine.id, cycle: 'move' } as const;
    expect(topicOf({ ...position, activation })).toBe('reset');
    expect(topicOf({ ...position, phase: { name: 'ended', side: null } })).toBeNull();
  });
});

describe('HelpLine', () => {
  const shown = () => screen.queryByRole('complementary', { name: 'Help' })?.querySelector('p')?.textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('says one line, is read out once, and is gone for good once it is understood', () => {
    const table = tableAt(FULL, 'placement dorian');
    const { page } = staged(table, HelpUnderBar);
    const { unmount } = render(page);
    expect(shown()).toBe(topicWords('placement'));
    expect(announcements().polite.text).toContain(topicWords('placement'));
    const { turn } = announcements().polite;
    unmount();
    render(page);
    expect(announcements().polite.turn).toBe(turn);
    press('Got it');
    expect(shown()).toBeUndefined();
    expect(readSettings(localStorage.getItem('extractors.settings')).helpSeen).toEqual(['placement']);
  });

  it('another moment has its own line', () => {
    changeSettings({ helpSeen: ['placement'] });
    render(staged(tableAt(SIMPLE, 'movement dorian'), HelpUnderBar).page);
    expect(shown()).toBe(topicWords('movement'));
  });

  it('no more help means none at any moment', () => {
    render(staged(tableAt(SIMPLE, 'movement dorian'), HelpUnderBar).page);
    press('No more help');
    expect(shown()).toBeUndefined();
    act(() => changeSettings({ helpSeen: [] }));
    expect(shown()).toBeUndefined();
    expect(settings().help).toBe('off');
  });
});

describe('what is stored of it', () => {
  it.each([
    ['{"help":"off","helpSeen":["fire",3,"fire",null]}', { help: 'off', helpSeen: ['fire'] }],
    ['{"help":1,"helpSeen":"fire"}', { help: 'on', helpSeen: [] }],
  ])('%s', (stored, read) => expect(readSettings(stored)).toMatchObject(read));
});
