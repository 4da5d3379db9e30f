export const COUNTER_KINDS = [
  'lance',
  'shock',
  'commando',
  'transcom',
  'dagmaton',
  'pgp',
  'floater',
  'walker',
  'revil',
  'flyer',
  'agrax',
  'bipod',
  'multipod',
  'glide',
  'orni',
  'extractor',
  'fort',
  'commandPost',
] as const;

export type CounterKind = (typeof COUNTER_KINDS)[number];

/** Whose piece it is, as the left of the counter tells it: cell band, white hatch, machine tag or hazard stripes. */
export type CounterOwner =
  | { readonly cell: string; readonly rank?: number }
  | { readonly white: true; readonly rank?: number }
  | { readonly machine: 'A' | 'B' | 'C' | 'D' | 'E' }
  | { readonly hazard: true; readonly rank?: number }
  | { readonly none: true };

/** Everything printed on a counter. Facing and status lie on top of it and are drawn apart. */
export interface CounterFace {
  readonly kind: CounterKind;
  readonly figures: { readonly firepower?: number; readonly range?: number; readonly speed?: number };
  readonly armour?: number;
  readonly armourLost?: boolean;
  readonly steps?: { readonly now: number; readonly full: number };
  readonly owner: CounterOwner;
}

export interface CounterStatus {
  readonly pinned?: boolean;
  readonly routed?: boolean;
  readonly reduced?: boolean;
  readonly critical?: boolean;
  readonly moved?: boolean;
  readonly fired?: boolean;
  readonly hidden?: boolean;
  readonly passengers?: number;
  readonly sheltered?: boolean;
}

/** What faces is a hex plate, what does not is a square. */
export type Form = 'section' | 'static' | 'vehicle' | 'machine';

const FORMS: Readonly<Partial<Record<CounterKind, Form>>> = {
  fort: 'static',
  commandPost: 'static',
  pgp: 'vehicle',
  floater: 'vehicle',
  walker: 'vehicle',
  revil: 'vehicle',
  flyer: 'vehicle',
  agrax: 'vehicle',
  bipod: 'machine',
  multipod: 'machine',
  glide: 'machine',
  orni: 'machine',
  extractor: 'machine',
};

export function formOf(kind: CounterKind): Form {
  return FORMS[kind] ?? 'section';
}

/** The facing arrow of one side; undefined for a piece without facing. */
export type Plate = 'vehicle' | 'machine';

export function plateOf(kind: CounterKind): Plate | undefined {
  const form = formOf(kind);
  return form === 'vehicle' || form === 'machine' ? form : undefined;
}
