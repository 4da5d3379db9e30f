// A thread of Node does not inherit the loader that reads TypeScript.
import { tsImport } from 'tsx/esm/api';

await tsImport('./ring.ts', import.meta.url);
