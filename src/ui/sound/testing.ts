/** One source of a fake context: what it is and when it starts and stops. */
export interface Sounded {
  readonly wave: string;
  readonly from: number;
  readonly until: number;
  /** The loudest its level is asked to get. */
  readonly gain: number;
}

/** As much of an AudioContext as the player asks for; it writes down what would sound. */
export function fakeAudio(clock = { currentTime: 0 }) {
  const sounded: Sounded[] = [];
  const calls: string[] = [];
  const param = (heard: (value: number) => void = () => undefined) => ({
    value: 0,
    setValueAtTime: heard,
    linearRampToValueAtTime: heard,
    exponentialRampToValueAtTime: heard,
    setTargetAtTime(value: number) {
      calls.push(`level to ${value}`);
    },
  });
  const level = () => {
    let loudest = 0;
    const gain = param((value) => (loudest = Math.max(loudest, value)));
    return { gain, loudest: () => loudest, connect: () => undefined, disconnect: () => calls.push('cut') };
  };
  const source = (wave: () => string) => {
    let from = 0;
    let out: { loudest?: () => number } = {};
    return {
      connect: (to: typeof out) => (out = to),
      start: (at: number) => (from = at),
      stop: (until: number) => sounded.push({ wave: wave(), from, until, gain: out.loudest?.() ?? 0 }),
    };
  };
  const context = {
    get currentTime() {
      return clock.currentTime;
    },
    sampleRate: 8000,
    state: 'suspended',
    destination: {},
    createGain: level,
    createOscillator() {
      const shape = { type: 'sine', frequency: param() };
      return Object.assign(
        shape,
        source(() => shape.type),
      );
    },
    createBufferSource: () => ({ buffer: null, loop: false, ...source(() => 'noise') }),
    createBiquadFilter() {
      let out: { loudest?: () => number } = {};
      return {
        type: '',
        Q: param(),
        frequency: param(),
        connect: (to: typeof out) => (out = to),
        loudest: () => out.loudest?.() ?? 0,
      };
    },
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    resume: () => Promise.resolve(calls.push('resume')),
    close: () => Promise.resolve(calls.push('close')),
  };
  return { make: () => context as unknown as AudioContext, sounded, calls };
}
