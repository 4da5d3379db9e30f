/** Measures one subject in this process and prints what it found as JSON. */
import { SUBJECTS } from './subjects';

const name = process.argv[2] ?? '';
const subject = SUBJECTS[name];
if (!subject) throw new Error(`Nothing to measure is called '${name}'`);
console.log(JSON.stringify(await subject()));
