import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Writes a file of the project in the form of all the others. */
export function writeInForm(file: string, text: string): void {
  writeFileSync(file, text);
  execFileSync('npx', ['oxfmt', file], { stdio: 'inherit' });
}
