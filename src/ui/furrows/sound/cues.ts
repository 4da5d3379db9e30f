import { FLIGHT } from '../../../board/timing';
import { UNITS, type BaseId, type Event, type Position, type WeaponName } from '../../../rules/furrows';
import type { Cue, Sound } from '../../sound/recipes';
import type { Beat } from '../playback/beats';

/** Between two treads of a step, and between a roll and what comes of it. */
const BEAT = 200;
/** When those who are held meet. */
const MEETING = 400;

const ACTS: readonly Event['type'][] = ['placed', 'unplaced', 'locked', 'declared', 'undeclared'];

const GUNS: readonly WeaponName[] = ['longGun', 'lanceGun'];
const AUTOGUNS: readonly WeaponName[] = ['hullAutogun', 'heronAutogun'];

/** What is heard of a moment, in time with what is seen of it. */
export function cuesOf({ before, events }: Pick<Beat, 'before' | 'events'>): readonly Cue[] {
  return events.flatMap((event) => soundsOf(before, event));
}

/** What is heard of an own act, before anything of the turn is told. */
export function cuesOfAct(events: readonly Event[]): readonly Cue[] {
  return events.some(({ type }) => ACTS.includes(type)) ? at('place') : [];
}

function soundsOf(position: Position, event: Event): readonly Cue[] {
  switch (event.type) {
    case 'revealed':
      return at('reveal');
    case 'turnBegan':
      return at('turn');
    case 'fired':
      return shots(event);
    case 'moved':
      return steps(position, event);
    case 'entered':
    case 'retreated':
      return at(treadOf(position, event.base));
    case 'assaultRolled':
      return [...at('dice'), ...at('hit', MEETING)];
    case 'assaultFought':
      return [
        ...at('dice'),
        ...at(event.results.some(({ result }) => result.damage?.effect) ? 'damage' : 'faint', MEETING),
      ];
    case 'destroyed':
      return at('eliminated', BEAT);
    case 'flagged':
      return at('rally');
    case 'ended':
      return at('end');
    default:
      return [];
  }
}

const at = (sound: Sound, time = 0): readonly Cue[] => [{ sound, at: time }];

function treadOf({ bases }: Position, id: BaseId): Sound {
  return UNITS[bases[id].unit].class === 'tracked' ? 'tracks' : 'foot';
}

/** A tread of each kind for all who go, twice in the step; where somebody is held, the blow. */
function steps(position: Position, { moves }: Extract<Event, { type: 'moved' }>): readonly Cue[] {
  const going = moves.filter(({ outcome }) => outcome === 'enters');
  const treads = [...new Set(going.map(({ base }) => treadOf(position, base)))];
  const held = moves.some(({ outcome }) => outcome === 'stands' || outcome === 'stopped');
  return [
    ...treads.flatMap((sound) => [...at(sound, BEAT), ...at(sound, 2 * BEAT)]),
    ...(held ? at('hit', MEETING) : []),
  ];
}

/** Dice, the weapon, what it did where it arrived. */
function shots({ volley: { forecast, shots: all } }: Extract<Event, { type: 'fired' }>): readonly Cue[] {
  const { weapon } = forecast.declaration;
  const report = GUNS.includes(weapon) ? 'gun' : AUTOGUNS.includes(weapon) ? 'spray' : 'rifle';
  const hits = all.filter(({ hit }) => hit !== null);
  const harmed = hits.some(({ hit }) => hit?.damage?.effect);
  return [
    ...at('dice'),
    ...at(report),
    ...at(hits.length > 0 ? 'hit' : 'miss', FLIGHT),
    ...(harmed ? at('damage', FLIGHT + BEAT) : []),
  ];
}
