import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { counterId, type Event, type Position } from '../../../rules/extractors';
import { ENGAGE, INCOMING, doSomething, prepare, tableOf } from '../../../store/testing';
import { changeSettings, DEFAULTS } from '../../shell/settings';
import { listenToGestures } from '../../sound/loudspeaker';
import { createSoundPlayer, type SoundPlayer } from '../../sound/player';
import { RECIPES, type Cue } from '../../sound/recipes';
import { fakeAudio } from '../../sound/testing';
import { EVENT_SAMPLES, POSITION, RESULT } from '../wording/testing';
import { cuesOf } from './cues';
import { hear, hearTable } from './sounding';
import { useTableSound } from '../../sound/useTableSound';
import { sounding } from './useSound';

const still = { before: POSITION, after: POSITION };
const GLIDE = counterId('A');
const SHOCK = counterId('panza-shock-1');

function silentPlayer() {
  const played: Cue[][] = [];
  const silenced = vi.fn();
  const sounds: SoundPlayer = {
    wake: vi.fn(),
    play: (cues) => played.push([...cues]),
    silence: silenced,
    close: vi.fn(),
  };
  return { sounds, played, silenced };
}

afterEach(() => {
  cleanup();
  changeSettings(DEFAULTS);
  vi.unstubAllGlobals();
});

describe('what is heard of an event', () => {
  const heard = (event: Event) => cuesOf(still, [event]).map(({ sound }) => sound);

  it.each<[keyof typeof EVENT_SAMPLES, string]>([
    ['moved', 'foot foot'],
    ['bogRoll', 'dice'],
    ['entered', 'place'],
    ['shot', 'dice rifle hit rifle miss damage critical'],
    ['selfDestruct', 'eliminated'],
    ['passengersHit', 'damage'],
    ['eliminated', 'eliminated'],
    ['fortOverrun', 'hit'],
    ['rallyRoll', 'dice rally'],
    ['phaseBegan', 'turn'],
    ['revealed', 'reveal'],
    ['ended', 'end'],
    ['ordered', ''],
    ['bought', ''],
    ['locked', ''],
  ])('%s', (type, sounds) => expect(heard(EVENT_SAMPLES[type]).join(' ')).toBe(sounds));

  it('a miss sounds another than a hit, a failed rally another than a rally', () => {
    const missed = { ...RESULT, hits: [false], damage: null, criticals: [], effects: [] };
    expect(heard({ ...EVENT_SAMPLES.shot, results: [missed] })).toEqual([
      'dice',
      'rifle',
      'miss',
      'rifle',
      'miss',
    ]);
    expect(heard({ ...EVENT_SAMPLES.rallyRoll, rallied: false })).toEqual(['dice', 'faint']);
  });

  it.each([
    [0, 'beam'],
    [2, 'spray'],
  ])("slot %s of the machine sounds as its weapon's family", (slot, sound) => {
    const shot: Event = { ...EVENT_SAMPLES.shot, firers: [{ unit: GLIDE, slot }], target: SHOCK };
    expect(heard(shot)).toContain(sound);
  });

  it('a shot that destroys is heard from where the target was', () => {
    const gone = { ...POSITION.units[GLIDE], where: { at: 'eliminated' } } as Position['units'][typeof GLIDE];
    const after: Position = { ...POSITION, units: { ...POSITION.units, [GLIDE]: gone } };
    const cues = cuesOf({ before: POSITION, after }, [
      EVENT_SAMPLES.shot,
      { ...EVENT_SAMPLES.eliminated, unit: GLIDE },
    ]);
    expect(cues.map(({ sound }) => sound)).toContain('rifle');
    const hit = cues.find(({ sound }) => sound === 'hit');
    const last = cues[cues.length - 1];
    expect(last.sound).toBe('eliminated');
    expect(last.at).toBeGreaterThan(hit?.at ?? Infinity);
  });

  it('sounds follow each other in the order of the events', () => {
    const { bogRoll, rallyRoll, phaseBegan } = EVENT_SAMPLES;
    const at = cuesOf(still, [rallyRoll, bogRoll, phaseBegan]).map((cue) => cue.at);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect(new Set(at).size).toBe(at.length);
  });
});

describe('a game on the table', () => {
  it('is heard action by action, and nothing is heard of what is taken back', () => {
    const table = tableOf(INCOMING);
    prepare(table);
    const { sounds, played } = silentPlayer();
    const stop = hearTable(table, sounds);
    for (let i = 0; i < 3; i++) doSomething(table, i);
    expect(played.length).toBeGreaterThan(0);
    const before = played.length;
    table.undo();
    expect(played).toHaveLength(before);
    stop();
    table.redo();
    expect(played).toHaveLength(before);
  });

  it('nothing is heard behind the curtain but the curtain, and nothing of what the other side did there', () => {
    const table = tableOf(ENGAGE);
    const { sounds, played } = silentPlayer();
    hearTable(table, sounds);
    for (let i = 0; i < 60 && table.published.getState().curtain === null; i++) {
      const { position } = table.published.getState();
      if (!position) break;
      if (table.act({ type: 'recommend' })) break;
      table.act({ type: 'endPhase' });
    }
    expect(table.published.getState().curtain).not.toBeNull();
    expect(played.at(-1)).toEqual([{ sound: 'curtain', at: 0 }]);
    const before = played.length;
    table.takeSeat();
    expect(table.published.getState().position).not.toBeNull();
    expect(played).toHaveLength(before);
  });
});

describe('gestures', () => {
  it('wake the sound and end what still sounds; a held key does so once', () => {
    const { sounds, silenced } = silentPlayer();
    const stop = listenToGestures(sounds);
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'f' }));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'f', repeat: true }));
    expect(silenced).toHaveBeenCalledTimes(2);
    expect(sounds.wake).toHaveBeenCalledTimes(2);
    stop();
    dispatchEvent(new Event('pointerdown'));
    expect(sounds.wake).toHaveBeenCalledTimes(2);
  });

  it('without one nothing is played', () => {
    const audio = fakeAudio();
    const player = createSoundPlayer(audio.make);
    hear(still, [EVENT_SAMPLES.moved], player);
    expect(audio.sounded).toEqual([]);
    player.wake();
    hear(still, [EVENT_SAMPLES.moved], player);
    expect(audio.sounded).toHaveLength(2 * RECIPES.foot.length);
  });
});

describe('the setting', () => {
  const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));

  it('off at first: no context is made; on: the first gesture after it makes one', async () => {
    const audio = fakeAudio();
    const contexts = vi.fn(function Fake() {
      return audio.make();
    });
    vi.stubGlobal('AudioContext', contexts);
    const table = tableOf(INCOMING);
    prepare(table);
    const Listening = () => {
      useTableSound(sounding, table);
      return null;
    };
    render(<Listening />);
    await settle();
    dispatchEvent(new Event('pointerdown'));
    doSomething(table);
    expect(contexts).not.toHaveBeenCalled();
    act(() => changeSettings({ sound: true }));
    await settle();
    expect(contexts).not.toHaveBeenCalled();
    dispatchEvent(new Event('pointerdown'));
    expect(contexts).toHaveBeenCalledTimes(1);
    doSomething(table, 1);
    const heard = audio.sounded.length;
    expect(heard).toBeGreaterThan(0);
    act(() => changeSettings({ sound: false }));
    doSomething(table, 2);
    expect(audio.sounded).toHaveLength(heard);
  });
});
