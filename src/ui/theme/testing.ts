/** Colour as the eye has it, for the tests of the tokens and the board's palette. */

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

export const VISIONS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'greyscale'] as const;
export type Vision = (typeof VISIONS)[number];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB; grey keeps the luminance. */
const SEEN: Readonly<Record<Vision, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

const times = (matrix: Matrix, [r, g, b]: Rgb): Rgb =>
  matrix.map((row) => row[0] * r + row[1] * g + row[2] * b) as unknown as Rgb;

/** Linear RGB of #rgb or #rrggbb, as an eye sees it. */
function linear(colour: string, vision: Vision): Rgb {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const rgb = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return times(SEEN[vision], rgb).map((value) => Math.min(1, Math.max(0, value))) as unknown as Rgb;
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string, vision: Vision = 'normal'): number {
  const [low, high] = [a, b].map((colour) => luminance(linear(colour, vision))).sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function lab(colour: string, vision: Vision): Rgb {
  const [r, g, b] = linear(colour, vision);
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map((t) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIAN = Math.PI / 180;

/** CIEDE2000: about 2 is just seen side by side, 10 is seen at a glance. */
export function difference(one: string, other: string, vision: Vision = 'normal'): number {
  const [l1, a1, b1] = lab(one, vision);
  const [l2, a2, b2] = lab(other, vision);
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (a: number, b: number) => (Math.atan2(b, a * stretch) / RADIAN + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * RADIAN) +
    0.24 * Math.cos(2 * h * RADIAN) +
    0.32 * Math.cos((3 * h + 6) * RADIAN) -
    0.2 * Math.cos((4 * h - 63) * RADIAN);
  const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const colour = (c2 - c1) / (1 + 0.045 * c);
  const tint = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIAN)) / (1 + 0.015 * c * t);
  const bend =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIAN);
  return Math.sqrt(light ** 2 + colour ** 2 + tint ** 2 + bend * colour * tint);
}

/** The colour tokens of a theme by name, from its rules in a style sheet, later ones over earlier ones. */
export function tokensOf(css: string, ...selectors: readonly string[]): Readonly<Record<string, string>> {
  const plain = css.replace(/\/\*[^]*?\*\//g, '').replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g, '');
  const rules = [...plain.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector.trim(),
    body,
  }));
  const tokens: Record<string, string> = {};
  for (const wanted of selectors) {
    const rule = rules.find(({ selector }) => selector === wanted);
    if (rule === undefined) throw new Error(`the style sheet has no ${wanted}`);
    for (const [, name, value] of rule.body.matchAll(/--([\w-]+):\s*([^;]+);/g)) tokens[name] = value.trim();
  }
  const resolved = (value: string): string => {
    const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return name === undefined ? value : resolved(tokens[name]);
  };
  return Object.fromEntries(
    Object.entries(tokens)
      .map(([name, value]) => [name, resolved(value)] as const)
      .filter(([, value]) => /^#[0-9a-f]{3,6}$/i.test(value)),
  );
}
