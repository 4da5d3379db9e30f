import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SCENARIOS, type ScenarioId, type Setup } from '../rules/extractors';

/** A command line that asks for what there is not. */
export class UsageError extends Error {}

type Values = Readonly<Record<string, string | boolean | undefined>>;

type OptionValues<Text extends string, Switch extends string> = {
  readonly [Name in Text]?: string;
} & { readonly [Name in Switch]?: boolean };

/** The options of a command line: those with a text, and switches. Throws UsageError. */
export function readOptions<Text extends string, Switch extends string = never>(
  args: readonly string[],
  texts: readonly Text[],
  switches: readonly Switch[] = [],
): OptionValues<Text, Switch> {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const name of texts) options[name] = { type: 'string' };
  for (const name of switches) options[name] = { type: 'boolean' };
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false });
    return values as OptionValues<Text, Switch>;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('. ')[0] : String(error));
  }
}

/** A whole number of at least `least`. Throws UsageError. */
export function wholeNumber(values: Values, name: string, fallback: number, least = 0): number {
  const text = values[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (typeof text !== 'string' || text.trim() === '' || !Number.isInteger(value) || value < least)
    throw new UsageError(`--${name} wants a whole number from ${least}, not '${text}'`);
  return value;
}

/** Whole numbers of at least 1, with commas between. Throws UsageError. */
export function wholeNumbers(values: Values, name: string, fallback: readonly number[]): readonly number[] {
  const text = values[name];
  if (text === undefined) return fallback;
  return String(text)
    .split(',')
    .map((each) => wholeNumber({ [name]: each }, name, 1, 1));
}

/** The scenarios and rules asked for, all if none is named. Throws UsageError. */
export function setupsOf(values: Values): readonly Setup[] {
  const scenarios = oneOf<ScenarioId>(
    values,
    'scenario',
    SCENARIOS.map(({ id }) => id),
  );
  const rules = oneOf<Setup['rules']>(values, 'rules', ['full', 'simple']);
  return scenarios.flatMap((scenario) => rules.map((each): Setup => ({ scenario, rules: each })));
}

/** The one asked for, or all; throws UsageError for another. */
export function oneOf<Name extends string>(
  values: Values,
  name: string,
  all: readonly Name[],
): readonly Name[] {
  const wanted = values[name];
  if (wanted === undefined) return all;
  const known = all.find((each) => each === wanted);
  if (known === undefined) throw new UsageError(`--${name} is one of ${all.join(', ')}, not '${wanted}'`);
  return [known];
}

/** Runs a tool: help on --help; 0 if it went well, 1 if it did not, 2 for a command line it does not understand. */
export function runTool(help: string, main: (args: readonly string[]) => number | Promise<number>): void {
  const args = process.argv.slice(2);
  // A reader such as `head` may have had enough.
  process.stdout.on('error', () => process.exit());
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
    return;
  }
  Promise.resolve()
    .then(() => main(args))
    .then((code) => (process.exitCode = code))
    .catch((error: unknown) => {
      const usage = error instanceof UsageError;
      console.error(usage ? `${error.message}\n\n${help}` : error);
      process.exitCode = usage ? 2 : 1;
    });
}
