import { createSoundPlayer, type SoundPlayer } from './player';

/** Shared by all screens: a page has one loudspeaker. */
let player: SoundPlayer | undefined;

export function speaker(): SoundPlayer {
  player ??= createSoundPlayer(() => new AudioContext());
  return player;
}

/** A press or a key ends what still sounds, as it ends what still moves. */
export function listenToGestures(sounds: SoundPlayer = speaker()): () => void {
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };
  const gesture = (event: globalThis.Event) => {
    if (event instanceof KeyboardEvent && event.repeat) return;
    sounds.wake();
    sounds.silence();
  };
  addEventListener('pointerdown', gesture, options);
  addEventListener('keydown', gesture, options);
  return () => {
    heard.abort();
    sounds.silence();
  };
}
