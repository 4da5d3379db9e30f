import { describe, expect, it } from 'vitest';
import { extractors, type Action, type Setup } from '../../../rules/extractors';
import { parseRecord } from '../../../store/schema';
import { openTable } from '../../../store/table';
import { stepsOf } from '../replay';
import { turningPointsOf } from './turningPoints';

const games = import.meta.glob<string>('../../../rules/extractors/games/*.json', {
  query: '?raw',
  import: 'default',
});

async function pointsOf(id: string) {
  const read = parseRecord<Setup, Action>(
    extractors,
    await games[`../../../rules/extractors/games/${id}.json`](),
  );
  if ('fault' in read) throw new Error(read.fault);
  const steps = stepsOf(read.record, openTable(extractors, read.record).replay() ?? []);
  return { steps, points: turningPointsOf(steps) };
}

const told = ({ points }: Awaited<ReturnType<typeof pointsOf>>) =>
  points.map(({ text, detail }) => `${text} ${detail}`);

describe('the turning points of a game', () => {
  it('are its losses, with when they were and who did it', async () => {
    expect(told(await pointsOf('incoming-full-sections-gone'))).toEqual([
      'Commando of Ehn Etaki is eliminated. Turn 2, Avronian fire, by Orni A',
      'Lance of Ehn Etaki is eliminated. Turn 3, Avronian fire, by Orni A',
      'Shock of Ehn Etaki is eliminated. Turn 6, Avronian fire, by Orni A',
    ]);
  });

  it('are its exits too', async () => {
    expect(told(await pointsOf('ambush-full-one-left-one-lost'))).toEqual([
      'Bipod B leaves the map from 1827 by the south edge. Turn 7, Avronian movement',
      'Bipod A is destroyed. Turn 8, Dorian fire, by PGP 1',
    ]);
  });

  it('name the machine that overruns a fort [§9.5]', async () => {
    expect(told(await pointsOf('dobernStrongpoint-full-fallen'))).toContain(
      'Fort 2 is destroyed. Turn 3, Avronian movement, by Bipod B',
    );
  });

  it('are shown by the step of the replay they happen in', async () => {
    const { steps, points } = await pointsOf('extractors-full-points');
    for (const { step, unit } of points) {
      expect(steps[step - 1].game.units[unit].where.at).toBe('map');
      expect(steps[step].game.units[unit].where.at).not.toBe('map');
    }
    expect(points).toHaveLength(3);
  });
});
