import { useEffect, useState } from 'react';
import type { Setup } from '../../rules/extractors';
import { scenarioOf } from '../../rules/extractors';
import type { SavedEntry } from '../../store/library';
import { goTo } from '../shell/route';
import { SIDE_NAMES } from '../widgets/side';
import { toast } from '../widgets/toast';
import type { SavedGame } from './SavedGames';

/** The engine and the stored games; opened when the first screen stands. */
async function theSession() {
  return (await import('../extractors/session')).session;
}

/** The games kept on this device with what can be done with them, and the start of a new one. */
export function useSaves() {
  const [saves, setSaves] = useState<readonly SavedGame[]>([]);
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void theSession().then((session) => {
      if (gone) return;
      stop = session.state.subscribe((state) => setSaves(state.saves.map(savedGame)));
      void session.refresh();
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return {
    saves,
    onStart: (setup: Setup, seed: number) => {
      void theSession().then(async (session) => {
        const done = await session.start(setup, seed, scenarioOf(setup.scenario).title);
        if (done.ok) goTo({ screen: 'play' });
        else toast(done.problem);
      });
    },
    onContinue: (id: string) => void continueGame(id),
    onExport: (id: string) => void exportGame(id),
    onDelete: (id: string) => void removeGame(id),
    onImport: (file: File) => void importGame(file),
  };
}

async function continueGame(id: string, how?: 'takeOver') {
  const session = await theSession();
  const done = await session.open(id, how);
  if (!done.ok) {
    const takeOver = { label: 'Play it here instead', onPress: () => void continueGame(id, 'takeOver') };
    return done.otherTab ? toast(done.problem, takeOver) : toast(done.problem);
  }
  if (done.notice !== null) toast(done.notice);
  goTo({ screen: 'play' });
}

async function exportGame(id: string) {
  const done = await (await theSession()).exportFile(id);
  if (!done.ok) return toast(done.problem);
  download(done.file.name, done.file.text);
}

async function removeGame(id: string) {
  const done = await (await theSession()).remove(id);
  if (!done.ok) return toast(done.problem);
  toast('Game deleted.', { label: 'Bring it back', onPress: () => void done.undo() });
}

async function importGame(file: File) {
  const done = await (await theSession()).importText(await file.text());
  if (!done.ok) return toast(done.problem);
  if (done.notice !== null) toast(done.notice);
  goTo({ screen: 'play' });
}

/** Hands a file to the player. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

function savedGame({ id, name, setup, standing, date, problem }: SavedEntry<Setup>): SavedGame {
  return {
    id,
    title: name,
    scenario: setup?.scenario ?? null,
    detail: standing ? standingWords(standing) : 'Cannot be read',
    date:
      date === '' ? '' : new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
    ...(problem !== null && { problem }),
  };
}

type SavedStanding = NonNullable<SavedEntry<Setup>['standing']>;

const PHASES: Readonly<Record<string, string>> = { buildUp: 'build-up' };

/** 'Turn 6, Dorian fire'; nothing that one side may not know. */
function standingWords({ turn, phase, side, ended, winner }: SavedStanding): string {
  if (ended) return winner === null ? 'Ended in a draw' : `Ended: ${sideNamed(winner)} won`;
  const whose = `${side === null ? '' : sideNamed(side)} ${PHASES[phase] ?? phase}`;
  return turn === 0 ? whose : `Turn ${turn}, ${whose}`;
}

function sideNamed(side: string): string {
  return SIDE_NAMES[side as keyof typeof SIDE_NAMES];
}
