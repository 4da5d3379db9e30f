// The mutants that no test kills, with the reason, as survivors.md lists them.
import { readFileSync } from 'node:fs';

/** By file and mutant: `## file`, below it a reason a paragraph, and the mutants it speaks for as list items. */
export function knownSurvivors(path) {
  const reasons = new Map();
  let file = '';
  let reason = '';
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('## ')) file = line.slice(3);
    else if (line.startsWith('- ')) reasons.set(`${file} ${line.slice(2)}`, reason);
    else if (line !== '') reason = line;
  }
  return reasons;
}

/** Every mutant of a report: its file, line and status, and what it puts in place of what. */
export function mutantsOf({ files }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .map(({ location, replacement = '', status }) => ({
        file,
        line: location.start.line,
        status,
        text: `\`${short(textAt(lines, location))}\` → \`${short(replacement)}\``,
      }))
      .sort((a, b) => a.line - b.line);
  });
}

function textAt(lines, { start, end }) {
  const text = lines.slice(start.line - 1, end.line);
  text[text.length - 1] = text.at(-1).slice(0, end.column - 1);
  text[0] = text[0].slice(start.column - 1);
  return text.join('\n');
}

const short = (text) => {
  const line = text.replace(/\s+/g, ' ').replaceAll('`', "'");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};
