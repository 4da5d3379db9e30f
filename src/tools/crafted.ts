import { anyPlayer } from '../rules/autoplay';
import type { Ruleset, Types } from '../rules/ruleset';
import { LONGEST_TEXT } from '../store/bytes';
import { fingerprintsOf } from '../store/replay';
import { recordText } from '../store/schema';

/** Texts made to keep whoever reads them busy, by what they do. */
export function craftedTexts<T extends Types>(
  rules: Ruleset<T>,
  setup: T['Setup'],
): Readonly<Record<string, () => string>> {
  const withActions = (actions: string) => saveWith(rules, setup, actions);
  return {
    'ten thousand acts, a fingerprint after each': () => toAndFro(rules, setup, 9_999),
    'lists in lists, four megabytes deep': () => withActions(nested('[', ']')),
    'objects in objects, four megabytes deep': () => withActions(nested('{"a":', '}', '0')),
    'four megabytes of empty lists': () => withActions(`[${'[],'.repeat((LONGEST_TEXT - 300) / 3)}[]]`),
    'four megabytes of empty rows of a kind': () =>
      withActions(`[${'[0],'.repeat((LONGEST_TEXT - 300) / 4)}[0]]`),
    'four megabytes of one name': () => withActions('[]').replace('"crafted"', `"${'x'.repeat(3_900_000)}"`),
  };
}

/** A legal game in which two acts are done by turns, as a unit put here and there; as long as it goes if no two can be. */
function toAndFro<T extends Types>(rules: Ruleset<T>, setup: T['Setup'], count: number): string {
  const game = rules.setup(setup, 5);
  const fingerprint = fingerprintsOf(rules, rules);
  const actions: T['Action'][] = [];
  const checks = [{ after: 0, hash: fingerprint(game) }];
  const player = anyPlayer(rules, 5);
  let pair: readonly T['Action'][] | null = null;
  while (actions.length < count) {
    pair ??= pairIn(rules, game);
    const action = pair ? pair[actions.length % 2] : player(game);
    if (action === undefined) break;
    rules.play(game, action);
    actions.push(action);
    checks.push({ after: actions.length, hash: fingerprint(game) });
  }
  const { name: ruleset, version } = rules;
  return recordText({ id: 'crafted', name: 'Crafted', ruleset, version, setup, seed: 5, actions, checks });
}

/** Two acts that can be done one after the other again and again. */
function pairIn<T extends Types>(rules: Ruleset<T>, game: T['Game']): readonly T['Action'][] | null {
  const [one, ...others] = rules.options(game);
  const other = others.find((action) => {
    const tried = structuredClone(game);
    return [one, action, one, action].every((next) => {
      if (rules.whyIllegal(tried, next) !== undefined) return false;
      rules.play(tried, next);
      return true;
    });
  });
  return other === undefined ? null : [one, other];
}

function nested(open: string, close: string, core = ''): string {
  const deep = Math.floor((LONGEST_TEXT - 300) / (open.length + close.length));
  return open.repeat(deep) + core + close.repeat(deep);
}

function saveWith<T extends Types>(
  { name: ruleset }: Ruleset<T>,
  setup: T['Setup'],
  actions: string,
): string {
  const begin = { format: 2, ruleset, version: 1, id: 'crafted', name: 'crafted' };
  const rest = { setup, seed: 5, checks: [], takeBacks: [], kinds: [['endPhase']] };
  return JSON.stringify({ ...begin, ...rest, actions: 0 }).replace(/0\}$/, `${actions}}`);
}
