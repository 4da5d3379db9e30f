import { gzipSync } from 'node:zlib';
import { extractors, type Action, type Setup } from '../../../rules/extractors';
import { fingerprinter } from '../../../rules/fingerprint';
import { pack, unpack } from '../../../store/bytes';
import type { Check, GameRecord } from '../../../store/record';
import { parseRecord, recordText } from '../../../store/schema';
import { matchOf } from '../peers/boardgame';
import { median } from '../verdict';
import { stopwatch, type Measured, type Subject } from '../timing';
import { randomActions } from './games';

const ENGAGE: Setup = { scenario: 'engage', rules: 'full' };
const KB = 1000;
const WARM_UPS = 10;
const ROUNDS = 41;

/** One record of 2,000 actions, those of several games, with the fingerprints that the store would keep. */
function longRecord(): GameRecord<Setup, Action> {
  const all: Action[] = [];
  const checks: Check[] = [];
  for (const [seed, actions] of randomActions()) {
    const game = extractors.setup(ENGAGE, seed);
    const fingerprint = fingerprinter();
    let phase = '';
    for (const action of actions) {
      if (extractors.phaseOf(game) !== phase) checks.push({ after: all.length, hash: fingerprint(game) });
      phase = extractors.phaseOf(game);
      extractors.play(game, action);
      all.push(action);
    }
  }
  const { name, version } = extractors;
  return {
    id: 'bench',
    name: 'Engage!',
    ruleset: name,
    version,
    setup: ENGAGE,
    seed: 1,
    actions: all,
    checks,
  };
}

/** The log that boardgame.io keeps of the same actions. */
function verboseLog(): string {
  return JSON.stringify(
    [...randomActions()].map(([seed, actions]) => {
      const match = matchOf(ENGAGE, seed, 'trusts');
      actions.forEach(match.act);
      return match.log();
    }),
  );
}

function gzipped(text: () => string): Subject {
  return () => {
    const value = gzipSync(text()).length / KB;
    return { value, sink: value };
  };
}

/** To text, packed, unpacked, read and checked again. */
async function saveAndLoad(): Promise<Measured> {
  const record = longRecord();
  const spent: number[] = [];
  let sink = 0;
  for (let i = 0; i < WARM_UPS + ROUNDS; i++) {
    const elapsed = stopwatch();
    const read = parseRecord<Setup, Action>(extractors, await unpack(await pack(recordText(record))));
    if (i >= WARM_UPS) spent.push(elapsed());
    if (!('record' in read) || read.partsLost > 0) throw new Error('The save cannot be read');
    sink += read.record.actions.length;
  }
  return { value: median(spent), sink };
}

export const STORE: Readonly<Record<string, Subject>> = {
  'save size': gzipped(() => recordText(longRecord())),
  'save log': gzipped(verboseLog),
  'save time': saveAndLoad,
};
