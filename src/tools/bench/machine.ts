import { readFileSync } from 'node:fs';
import { cpus, loadavg, type CpuInfo } from 'node:os';

/** Where and with what something was measured. */
export interface Machine {
  readonly date: string;
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  /** Runnable processes over the last minute: above the cores, times are too long. */
  readonly load: number;
  readonly packages: Readonly<Record<string, string>>;
}

const PEERS = ['honeycomb-grid', 'rot-js', 'boardgame.io'];

export function machine(): Machine {
  const all: readonly CpuInfo[] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    load: Math.round(loadavg()[0] * 10) / 10,
    packages: Object.fromEntries(PEERS.map((name) => [name, versionOf(name)])),
  };
}

export function machineLine({ date, node, cpu, cores, load, packages }: Machine): string {
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  return `${date}, Node ${node}, ${cpu}, ${cores} cores, load ${load}; ${versions.join(', ')}`;
}

function versionOf(name: string): string {
  const file = new URL(`../../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}
