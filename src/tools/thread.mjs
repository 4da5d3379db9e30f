// A thread of Node does not inherit the loader that reads TypeScript.
import { workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

await tsImport(workerData, import.meta.url);
