import { PROGRAMS } from '../data';
import { abilityOf, profileOf } from '../bases';
import type { Base, BaseClass, Mode, Part, PartAction, Program } from '../types';

/** Programs whose steps are found as they come to be made [§5.4]. */
export const CHASE = 'Chase' as Program;
export const FOLLOW = 'Follow' as Program;

const PRINTED_MODES: Readonly<Record<string, Mode>> = {
  stand: 'stand',
  crawl: 'crawl',
  'set up': 'setUp',
  slow: 'slow',
  fast: 'fast',
};
const NO_PARTS: readonly Part[] = [[], [], []];

/** What a base of this class may write in a mode, the default last where the list has it not [§5.2, §5.3]. */
export function programsOf(base: Base, mode: Mode): readonly Program[] {
  const list = PROGRAMS[profileOf(base).class][mode];
  if (!list) return [];
  const nimble = abilityOf(base, 'nimble') && list.nimble !== undefined ? expanded(list.nimble) : [];
  const programs = [...expanded(list.programs), ...nimble];
  const byDefault = list.default as Program;
  return programs.includes(byDefault) ? programs : [...programs, byDefault];
}

/** The default program of a mode. Throws RangeError for a mode the class does not have. */
export function defaultProgram(of: BaseClass, mode: Mode): Program {
  const list = PROGRAMS[of][mode];
  if (!list) throw new RangeError(`${of} has no mode ${mode}`);
  return list.default as Program;
}

/** The three parts of a program; of Chase and Follow three empty ones [§5.2]. */
export function partsOf(program: Program): readonly Part[] {
  const known = PARTS.get(program);
  if (known) return known;
  const parts = program.includes('+') ? program.split('+').map(readPart) : NO_PARTS;
  PARTS.set(program, parts);
  return parts;
}
const PARTS = new Map<Program, readonly Part[]>();

/** The program holds a T, whose facing is written with it [E-15]. */
export function needsFacing(program: Program): boolean {
  return partsOf(program).some((part) => part.some(({ act }) => act === 'turnTo'));
}

/** A part as it is written, such as 'T,F'. */
export function writePart(part: Part): string {
  return part.length === 0 ? '-' : part.map(writeAct).join(',');
}

const LISTS = new Map<string, readonly Program[]>();

/** The programs of a printed list, '/R' written out. */
function expanded(printed: string): readonly Program[] {
  const known = LISTS.get(printed);
  if (known) return known;
  const programs = printed.split(' · ').flatMap((entry) => {
    const program = entry.replace(' /R', '');
    return entry === program ? [program] : [program, mirrored(program)];
  }) as Program[];
  LISTS.set(printed, programs);
  return programs;
}

/** L and R exchanged; Rev has neither as a word of its own. */
function mirrored(program: string): string {
  return program.replace(/\b[LR]\b/g, (turn) => (turn === 'L' ? 'R' : 'L'));
}

function readPart(written: string): Part {
  return written === '-' ? [] : written.split(',').map(readAct);
}

function readAct(written: string): PartAction {
  const into = /^[AB]\[(.+)\]$/.exec(written);
  if (into) return { act: 'into', mode: PRINTED_MODES[into[1]] };
  const act = ACTS[written];
  if (!act) throw new RangeError(`No action ${written}`);
  return act;
}

const ACTS: Readonly<Record<string, PartAction | undefined>> = {
  F: { act: 'forward' },
  Rev: { act: 'reverse' },
  L: { act: 'turn', sixths: -1 },
  R: { act: 'turn', sixths: 1 },
  T: { act: 'turnTo' },
  A: { act: 'faster' },
  B: { act: 'slower' },
};

function writeAct(action: PartAction): string {
  if (action.act === 'into') return `[${action.mode}]`;
  return Object.keys(ACTS).find((written) => {
    const known = ACTS[written]!;
    return (
      known.act === action.act && (known.act !== 'turn' || known.sixths === (action as typeof known).sixths)
    );
  })!;
}
