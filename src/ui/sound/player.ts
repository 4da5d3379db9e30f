import { RECIPES, type Cue, type Voice } from './recipes';

export interface SoundPlayer {
  /** Call it from a gesture: before one, browsers let nothing sound. */
  readonly wake: () => void;
  readonly play: (cues: readonly Cue[]) => void;
  /** Ends what sounds and forgets what would have followed. */
  readonly silence: () => void;
  readonly close: () => void;
}

/** Of everything together: it is a table, not a battlefield. */
const LOUDNESS = 0.16;
/** Seconds: shorter ones crackle. */
const ATTACK = 0.004;
const FADE = 0.03;
const SILENT = 0.0001;

/** Plays recipes. The context is made at the first gesture; without one, or without sound on the device, nothing is played. */
export function createSoundPlayer(makeContext: () => AudioContext): SoundPlayer {
  let context: AudioContext | undefined;
  let noise: AudioBuffer | undefined;
  let stage: GainNode | undefined;

  const sound = (audio: AudioContext, out: GainNode, voice: Voice, at: number) => {
    const from = at + (voice.at ?? 0);
    const until = from + voice.length;
    const level = audio.createGain();
    level.gain.setValueAtTime(SILENT, from);
    level.gain.linearRampToValueAtTime(voice.gain, from + ATTACK);
    level.gain.exponentialRampToValueAtTime(SILENT, until);
    level.connect(out);
    const source = voice.wave === 'noise' ? hiss(audio, voice, from, level) : hum(audio, voice, from, level);
    source.start(from);
    source.stop(until);
  };
  const hum = (audio: AudioContext, voice: Voice, from: number, level: GainNode) => {
    const source = audio.createOscillator();
    source.type = voice.wave as OscillatorType;
    sweep(source.frequency, voice, from);
    source.connect(level);
    return source;
  };
  const hiss = (audio: AudioContext, voice: Voice, from: number, level: GainNode) => {
    const source = audio.createBufferSource();
    source.buffer = noise ??= noiseOf(audio);
    source.loop = true;
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = voice.q ?? 1;
    sweep(band.frequency, voice, from);
    source.connect(band);
    band.connect(level);
    return source;
  };
  const silence = () => {
    if (context === undefined || stage === undefined) return;
    const old = stage;
    old.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
    stage = undefined;
    setTimeout(() => old.disconnect(), FADE * 2000);
  };
  const stageOf = (audio: AudioContext): GainNode => {
    if (stage !== undefined) return stage;
    stage = audio.createGain();
    stage.gain.value = LOUDNESS;
    stage.connect(audio.destination);
    return stage;
  };
  return {
    wake() {
      try {
        context ??= makeContext();
        if (context.state === 'suspended') void context.resume().catch(() => undefined);
      } catch {
        // A device without sound stays silent.
      }
    },
    play(cues) {
      if (context === undefined) return;
      for (const { sound: name, at } of cues)
        for (const voice of RECIPES[name])
          sound(context, stageOf(context), voice, context.currentTime + at / 1000);
    },
    silence,
    close() {
      silence();
      void context?.close().catch(() => undefined);
      context = undefined;
    },
  };
}

function sweep(param: AudioParam, { from, to = from, length }: Voice, at: number): void {
  param.setValueAtTime(from, at);
  if (to !== from) param.exponentialRampToValueAtTime(to, at + length);
}

/** A second of it, the same every time. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 2 ** 31;
  }
  return buffer;
}
