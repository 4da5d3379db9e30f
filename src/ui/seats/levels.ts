/** Who may sit at a side: a person, or the computer at one of its levels, weakest first. */
export const OCCUPANTS = ['person', 'recruit', 'sergeant', 'captain', 'colonel'] as const;
export type Occupant = (typeof OCCUPANTS)[number];

const NAMES: Readonly<Record<Occupant, string>> = {
  person: 'Person',
  recruit: 'Recruit',
  sergeant: 'Sergeant',
  captain: 'Captain',
  colonel: 'Colonel',
};

const SENTENCES: Readonly<Record<Occupant, string>> = {
  person: 'Somebody at this screen, or by mail.',
  recruit: 'Recruit takes each unit by itself, as things stand now. It throws none away.',
  sergeant: 'Sergeant reckons with what may fire back, and shares out targets.',
  captain: 'Captain tries out what comes of its plans over the next turns.',
  colonel: 'Colonel picks tested forces and set-ups, tries more plans and thinks longest.',
};

export function isOccupant(value: unknown): value is Occupant {
  return OCCUPANTS.includes(value as Occupant);
}

/** A level of the store as who sits there. */
export function occupantOf(level: string | null): Occupant {
  return level === null ? 'person' : isOccupant(level) ? level : 'recruit';
}

/** As the store keeps it: null is a person. */
export function levelOf(occupant: Occupant): string | null {
  return occupant === 'person' ? null : occupant;
}

/** 'Captain'. */
export function occupantName(occupant: Occupant): string {
  return NAMES[occupant];
}

/** What a level is like, in one sentence. */
export function occupantSentence(occupant: Occupant): string {
  return SENTENCES[occupant];
}

/** Of a level of the store. */
export function levelName(level: string): string {
  return NAMES[occupantOf(level)];
}
