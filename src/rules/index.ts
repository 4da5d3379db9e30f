import { extractors } from './extractors';

/** Every game on the shelf. A sibling ruleset is one more line. */
export const RULESETS = { extractors };
