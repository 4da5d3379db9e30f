import { Volume2, VolumeX } from 'lucide-react';
import type { Position } from '../../../rules/extractors';
import { changeSettings, useSettings } from '../../shell/settings';
import { Card } from '../../widgets/Card';
import { IconButton } from '../../widgets/IconButton';
import { useDesk, useDeskState } from '../input/deskStore';
import { useScene } from '../input/useScene';
import { usePosition, usePublished, type ExtractorsLogEntry } from '../table';
import { nameOf } from '../wording';
import { effectsText, isFire, type FireEvent } from '../input/result';
import { shotTitle } from './shotWords';

/** How many shots are listed: as many as a player remembers. */
const SHOWN = 4;

/** The last shots of the phase, the newest first: a press shows the dice again. The switch for sound stands beside them. */
export function ShotsOfPhase() {
  const position = usePosition();
  const desk = useDesk();
  const log = usePublished((published) => published.log);
  const open = useDeskState((state) => state.result);
  const scene = useScene();
  const rolling = scene && (!scene.past || scene.past.why === 'inTurn') ? scene.key : Infinity;
  const shots = shotsOfPhase(log)
    .filter(({ index }) => index < rolling)
    .slice(0, SHOWN);
  if (shots.length === 0) return null;
  return (
    <Card title="This phase: the last shots" aside={<SoundButton />}>
      <ul className="plain-list">
        {shots.map(({ index, event }, i) => (
          <li key={`${index} ${i}`}>
            <button
              type="button"
              className="past-shot"
              aria-pressed={open === index}
              onClick={() => desk.show(open === index ? null : index)}
            >
              <span>
                {titleOf(position, event)}
                {event.results.length > 0 && <small>{diceText(event)}</small>}
              </span>
              <b>{outcomeText(position, event)}</b>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SoundButton() {
  const { sound } = useSettings();
  return (
    <IconButton
      label="Sound"
      pressed={sound}
      icon={sound ? <Volume2 aria-hidden size={20} /> : <VolumeX aria-hidden size={20} />}
      onPress={() => changeSettings({ sound: !sound })}
    />
  );
}

interface PastShot {
  readonly index: number;
  readonly event: FireEvent;
}

/** Since the phase began, the newest first. */
function shotsOfPhase(log: readonly ExtractorsLogEntry[]): readonly PastShot[] {
  const began = log.findLastIndex(({ events }) => events.some(({ type }) => type === 'phaseBegan'));
  return log
    .slice(began + 1)
    .flatMap(({ index, events }) => events.filter(isFire).map((event) => ({ index, event })))
    .reverse();
}

function titleOf(position: Position, event: FireEvent): string {
  return event.type === 'shot'
    ? shotTitle(position, event)
    : `${nameOf(position, event.machine)} destroys itself`;
}

/** 'needed 5, 4 – rolled 7, 1' */
function diceText({ results }: FireEvent): string {
  const needed = results.flatMap(({ forecast }) => forecast.toHit.map((hit) => hit.needed));
  const rolled = results.flatMap(({ rolls }) => rolls);
  return `needed ${needed.join(', ')} – rolled ${rolled.join(', ')}`;
}

function outcomeText(position: Position, { results }: FireEvent): string {
  if (results.length === 0) return 'nobody in reach';
  const hit = results.filter(({ hits }) => hits.includes(true));
  if (hit.length === 0) return 'missed';
  if (results.length === 1) return effectsText(position, hit[0]);
  return hit
    .map((result) => `${nameOf(position, result.forecast.target)}: ${effectsText(position, result)}`)
    .join('; ');
}
