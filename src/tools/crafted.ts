import { extractors, type Action, type Setup } from '../rules/extractors';
import { LONGEST_TEXT } from '../store/bytes';
import { fingerprintsOf } from '../store/replay';
import { recordText } from '../store/schema';
import { openTable } from '../store/table';

const SETUP: Setup = { scenario: 'extractors', rules: 'simple' };

/** Texts made to keep whoever reads them busy, by what they do. */
export const CRAFTED: Readonly<Record<string, () => string>> = {
  'ten thousand placings, a fingerprint after each': () => placings(9_999),
  'lists in lists, four megabytes deep': () => withActions(nested('[', ']')),
  'objects in objects, four megabytes deep': () => withActions(nested('{"a":', '}', '0')),
  'four megabytes of empty lists': () => withActions(`[${'[],'.repeat((LONGEST_TEXT - 300) / 3)}[]]`),
  'four megabytes of empty rows of a kind': () =>
    withActions(`[${'[0],'.repeat((LONGEST_TEXT - 300) / 4)}[0]]`),
  'four megabytes of one name': () => withActions('[]').replace('"crafted"', `"${'x'.repeat(3_900_000)}"`),
};

/** A legal game in which a unit is put here and there, with a fingerprint after each act. */
function placings(count: number): string {
  const begun = { id: 'crafted', name: 'Crafted', ruleset: extractors.name, version: extractors.version };
  const table = openTable(extractors, { ...begun, setup: SETUP, seed: 5, actions: [] });
  const optionsNow = () => {
    table.takeSeat();
    const { position } = table.published.getState();
    return position ? extractors.options(position) : [];
  };
  for (let steps = 0; table.standing().phase !== 'placement'; steps++) {
    const options = optionsNow();
    const next =
      options.find(({ type }) => type === (steps % 2 === 0 ? 'recommend' : 'endPhase')) ?? options[0];
    if (steps > 50 || table.act(next)) throw new Error('No way to the placement');
  }
  const places = optionsNow().filter((action) => action.type === 'place');
  const one = places.filter(({ unit }) => unit === places[0].unit);
  const actions: Action[] = [...table.record().actions];
  while (actions.length < count) actions.push(one[actions.length % one.length]);
  const game = extractors.setup(SETUP, 5);
  const fingerprint = fingerprintsOf({});
  const checks = [{ after: 0, hash: fingerprint(game) }];
  for (const [index, action] of actions.entries()) {
    extractors.play(game, action);
    checks.push({ after: index + 1, hash: fingerprint(game) });
  }
  return recordText({ ...begun, setup: SETUP, seed: 5, actions, checks });
}

function nested(open: string, close: string, core = ''): string {
  const deep = Math.floor((LONGEST_TEXT - 300) / (open.length + close.length));
  return open.repeat(deep) + core + close.repeat(deep);
}

function withActions(actions: string): string {
  const begin = { format: 2, ruleset: extractors.name, version: 1, id: 'crafted', name: 'crafted' };
  const rest = { setup: SETUP, seed: 5, checks: [], takeBacks: [], kinds: [['endPhase']] };
  return JSON.stringify({ ...begin, ...rest, actions: 0 }).replace(/0\}$/, `${actions}}`);
}
