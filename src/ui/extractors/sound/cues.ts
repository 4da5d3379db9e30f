import type { AnimationStep } from '../../../board/model';
import { durationOf, FLIGHT, STEP } from '../../../board/timing';
import type { CounterId, Event, Position, Unit, UnitEffect, Weapon } from '../../../rules/extractors';
import type { Cue, Sound } from '../../sound/recipes';
import { motionOf, volleysOf, type Change } from '../input/motion';

/** What a weapon family sounds like. */
const WEAPON_SOUNDS: Readonly<Record<Weapon, Sound>> = {
  particleAccelerator: 'beam',
  laser: 'beam',
  thermoBeam: 'beam',
  seeker: 'missile',
  shredder: 'spray',
  streamer: 'spray',
  undulator: 'pulse',
};

const DORIAN_SOUNDS: Readonly<Partial<Record<Unit['kind'], Sound>>> = {
  dagmaton: 'mortar',
  pgp: 'gun',
  walker: 'gun',
  revil: 'missile',
  agrax: 'gun',
};

const TREADS: Readonly<Record<Unit['class'], Sound>> = {
  section: 'foot',
  vehicle: 'tracks',
  machine: 'stride',
  static: 'place',
};

/** Between sounds of what nothing moves for. */
const BEAT = 200;

/** What is heard of the events of one action, in time with what is seen of them. */
export function cuesOf(change: Change, events: readonly Event[]): readonly Cue[] {
  const cues: Cue[] = [];
  let shown = 0;
  let heard = 0;
  for (const event of events) {
    const steps = motionOf(change, event);
    const at = steps.length > 0 ? shown : Math.max(shown, heard);
    const own = soundsOf(change, event, steps).map((cue) => ({ ...cue, at: cue.at + at }));
    cues.push(...own);
    shown += steps.reduce((sum, step) => sum + durationOf(step), 0);
    for (const cue of own) heard = Math.max(heard, cue.at + BEAT);
  }
  return cues;
}

/** One event's sounds, from its own beginning. */
function soundsOf(change: Change, event: Event, steps: readonly AnimationStep[]): readonly Cue[] {
  switch (event.type) {
    case 'moved':
      return treads(unitOf(change, event.unit), steps);
    case 'entered':
    case 'placed':
    case 'unplaced':
    case 'embarked':
    case 'disembarked':
    case 'begunEmbarked':
    case 'sheltered':
    case 'leftShelter':
    case 'exited':
      return now('place');
    case 'bogRoll':
      return now('dice');
    case 'revealed':
    case 'uncovered':
      return now('reveal');
    case 'shot':
      return [...now('dice'), ...shots(change, event, steps)];
    case 'selfDestruct':
      return now('eliminated');
    case 'eliminated':
      return event.why === 'selfDestruct' ? [] : now('eliminated');
    case 'passengersHit':
      return now('damage');
    case 'fortOverrun':
      return now('hit');
    case 'rallyRoll':
      return [...now('dice'), { sound: event.rallied ? 'rally' : 'faint', at: 2 * BEAT }];
    case 'phaseBegan':
      return now('turn');
    case 'ended':
      return now('end');
    default:
      return [];
  }
}

const now = (sound: Sound): readonly Cue[] => [{ sound, at: 0 }];

function unitOf({ before, after }: Change, id: CounterId): Unit | undefined {
  const known: Partial<Position['units']> = after.units;
  return known[id] ?? (before.units as Partial<Position['units']>)[id];
}

/** A tread a hex, as the counter passes it. */
function treads(unit: Unit | undefined, steps: readonly AnimationStep[]): readonly Cue[] {
  const sound = TREADS[unit?.class ?? 'section'];
  return steps.flatMap((step) => {
    const beats = Math.max(1, Math.floor(durationOf(step) / STEP));
    return Array.from({ length: beats }, (_, i) => ({ sound, at: i * STEP }));
  });
}

/** The weapon of each firer as its shot leaves; then what it did. */
function shots(
  change: Change,
  { firers, results }: Event & { readonly type: 'shot' },
  steps: readonly AnimationStep[],
): readonly Cue[] {
  const cues: Cue[] = [];
  let begins = 0;
  let shot = 0;
  let landed = 0;
  const volleys = volleysOf(firers);
  for (const step of steps) {
    if (step.kind === 'shot') {
      const firer = volleys[shot++];
      cues.push({ sound: weaponSound(unitOf(change, firer.unit), firer.slot), at: begins });
      cues.push({ sound: step.result, at: begins + FLIGHT });
    }
    if (step.kind === 'damage') landed = begins;
    begins += durationOf(step);
  }
  if (cues.length === 0) return [];
  const effects = results.flatMap((result) => result.effects);
  if (effects.some(hurts)) cues.push({ sound: 'damage', at: landed });
  if (results.some(({ criticals }) => criticals.length > 0))
    cues.push({ sound: 'critical', at: landed + BEAT });
  return cues;
}

function hurts({ effect }: UnitEffect): boolean {
  return effect !== 'destroyed';
}

function weaponSound(unit: Unit | undefined, slot: number | null): Sound {
  if (unit?.class === 'machine') {
    const weapon = unit.slots[slot ?? 0]?.weapon;
    return weapon ? WEAPON_SOUNDS[weapon] : 'beam';
  }
  return (unit && DORIAN_SOUNDS[unit.kind]) ?? 'rifle';
}
