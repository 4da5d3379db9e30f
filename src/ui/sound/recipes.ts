/** One voice of a sound: an oscillator or band-passed noise that sweeps from a pitch to another and dies away. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Seconds after the sound begins, and how long the voice is heard. */
  readonly at?: number;
  readonly length: number;
  /** In Hz. */
  readonly from: number;
  readonly to?: number;
  /** 1 is as loud as one voice gets. */
  readonly gain: number;
  /** Width of a noise: higher is narrower. */
  readonly q?: number;
}

const click = (at: number, from: number): Voice => ({
  wave: 'noise',
  at,
  length: 0.035,
  from,
  to: from * 0.7,
  gain: 0.5,
  q: 6,
});

const tone = (at: number, from: number, length: number, gain = 0.3): Voice => ({
  wave: 'triangle',
  at,
  length,
  from,
  gain,
});

/** Every sound of the game, made of nothing but these numbers. All are shorter than a second. */
export const RECIPES = {
  foot: [{ wave: 'noise', length: 0.06, from: 420, to: 220, gain: 0.45, q: 2 }],
  tracks: [
    { wave: 'noise', length: 0.1, from: 180, to: 120, gain: 0.6, q: 2 },
    { wave: 'square', length: 0.09, from: 62, to: 54, gain: 0.12 },
  ],
  stride: [
    { wave: 'sine', length: 0.12, from: 120, to: 55, gain: 0.6 },
    { wave: 'noise', length: 0.05, from: 1700, to: 900, gain: 0.14, q: 4 },
  ],
  place: [click(0, 900), { wave: 'sine', length: 0.06, from: 190, to: 120, gain: 0.4 }],
  dice: [
    click(0, 2100),
    click(0.05, 2600),
    click(0.09, 1900),
    click(0.15, 2300),
    click(0.23, 1800),
    click(0.34, 1600),
  ],
  rifle: [
    { wave: 'noise', length: 0.09, from: 2400, to: 700, gain: 0.7, q: 0.8 },
    { wave: 'noise', at: 0.09, length: 0.08, from: 2200, to: 700, gain: 0.55, q: 0.8 },
  ],
  gun: [
    { wave: 'noise', length: 0.22, from: 900, to: 140, gain: 0.9, q: 0.7 },
    { wave: 'sine', length: 0.24, from: 130, to: 42, gain: 0.7 },
  ],
  mortar: [
    { wave: 'sine', length: 0.14, from: 240, to: 90, gain: 0.6 },
    { wave: 'sine', at: 0.1, length: 0.28, from: 900, to: 520, gain: 0.12 },
  ],
  beam: [
    { wave: 'sawtooth', length: 0.2, from: 1500, to: 360, gain: 0.22 },
    { wave: 'sine', length: 0.22, from: 760, to: 180, gain: 0.3 },
  ],
  missile: [
    { wave: 'noise', length: 0.3, from: 500, to: 2600, gain: 0.5, q: 2.5 },
    { wave: 'sine', at: 0.2, length: 0.12, from: 160, to: 60, gain: 0.4 },
  ],
  spray: [0, 0.06, 0.12, 0.18].map((at): Voice => ({
    wave: 'noise',
    at,
    length: 0.05,
    from: 1500 - at * 2000,
    to: 600,
    gain: 0.55,
    q: 1.2,
  })),
  pulse: [
    { wave: 'sine', length: 0.3, from: 70, to: 260, gain: 0.5 },
    { wave: 'sine', at: 0.04, length: 0.3, from: 74, to: 275, gain: 0.4 },
  ],
  miss: [{ wave: 'noise', length: 0.14, from: 1900, to: 3200, gain: 0.16, q: 5 }],
  hit: [
    { wave: 'noise', length: 0.16, from: 500, to: 160, gain: 0.8, q: 0.9 },
    { wave: 'triangle', length: 0.1, from: 210, to: 80, gain: 0.4 },
  ],
  damage: [
    { wave: 'noise', length: 0.12, from: 1100, to: 400, gain: 0.4, q: 3 },
    { wave: 'square', length: 0.14, from: 150, to: 70, gain: 0.14 },
  ],
  critical: [
    { wave: 'square', length: 0.1, from: 620, to: 600, gain: 0.16 },
    { wave: 'square', at: 0.13, length: 0.16, from: 440, to: 410, gain: 0.16 },
  ],
  eliminated: [
    { wave: 'noise', length: 0.5, from: 620, to: 70, gain: 0.9, q: 0.6 },
    { wave: 'sine', length: 0.5, from: 110, to: 32, gain: 0.7 },
  ],
  rally: [tone(0, 330, 0.14), tone(0.1, 440, 0.22)],
  faint: [tone(0, 294, 0.14, 0.2), tone(0.1, 262, 0.2, 0.2)],
  reveal: [click(0, 1300), tone(0.04, 520, 0.1, 0.14)],
  turn: [tone(0, 247, 0.18, 0.24), tone(0.12, 370, 0.26, 0.2)],
  curtain: [{ wave: 'noise', length: 0.42, from: 300, to: 900, gain: 0.28, q: 1 }],
  end: [tone(0, 262, 0.3), tone(0.12, 330, 0.3), tone(0.24, 392, 0.5)],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type Sound = keyof typeof RECIPES;

/** When a sound is heard, in milliseconds from now. */
export interface Cue {
  readonly sound: Sound;
  readonly at: number;
}
