import { describe, expect, it, vi } from 'vitest';
import { createSoundPlayer } from './player';
import { RECIPES, type Sound, type Voice } from './recipes';
import { fakeAudio } from './testing';

const SOUNDS = Object.keys(RECIPES) as Sound[];

function awake(clock = { currentTime: 0 }) {
  const audio = fakeAudio(clock);
  const player = createSoundPlayer(audio.make);
  player.wake();
  return { ...audio, player };
}

describe('the recipes', () => {
  it.each(SOUNDS)('%s is short, quiet and within hearing', (sound) => {
    const voices: readonly Voice[] = RECIPES[sound];
    expect(voices.length).toBeGreaterThan(0);
    for (const { at = 0, length, from, to = from, gain } of voices) {
      expect(at + length).toBeLessThan(1);
      expect(gain).toBeLessThanOrEqual(1);
      for (const pitch of [from, to]) expect(pitch).toBeGreaterThan(20);
      for (const pitch of [from, to]) expect(pitch).toBeLessThan(4000);
    }
  });

  it('no two sounds are the same', () => {
    expect(new Set(SOUNDS.map((sound) => JSON.stringify(RECIPES[sound]))).size).toBe(SOUNDS.length);
  });
});

describe('the player', () => {
  it('makes no context and plays nothing before a gesture', () => {
    const audio = fakeAudio();
    const make = vi.fn(audio.make);
    const player = createSoundPlayer(make);
    player.play([{ sound: 'gun', at: 0 }]);
    player.silence();
    expect(make).not.toHaveBeenCalled();
    player.wake();
    player.wake();
    expect(make).toHaveBeenCalledTimes(1);
    expect(audio.calls).toContain('resume');
    expect(audio.sounded).toEqual([]);
  });

  it.each(SOUNDS)('plays every voice of %s when it is due', (sound) => {
    const { player, sounded } = awake({ currentTime: 5 });
    player.play([{ sound, at: 250 }]);
    const voices: readonly Voice[] = RECIPES[sound];
    expect(sounded).toHaveLength(voices.length);
    for (const [i, { wave, at = 0, length, gain }] of voices.entries()) {
      expect(sounded[i].wave).toBe(wave);
      expect(sounded[i].from).toBeCloseTo(5.25 + at, 9);
      expect(sounded[i].until - sounded[i].from).toBeCloseTo(length, 9);
      expect(sounded[i].gain).toBe(gain);
    }
  });

  it('is silenced at once, and plays on afterwards', () => {
    const { player, sounded, calls } = awake();
    player.play([{ sound: 'eliminated', at: 0 }]);
    player.silence();
    expect(calls).toContain('level to 0');
    player.play([{ sound: 'foot', at: 0 }]);
    expect(sounded).toHaveLength(RECIPES.eliminated.length + RECIPES.foot.length);
  });

  it('stays silent on a device without sound', () => {
    const player = createSoundPlayer(() => {
      throw new Error('no device');
    });
    player.wake();
    expect(() => player.play([{ sound: 'foot', at: 0 }])).not.toThrow();
  });

  it('closes its context', () => {
    const { player, calls } = awake();
    player.close();
    player.play([{ sound: 'foot', at: 0 }]);
    expect(calls).toContain('close');
  });
});
