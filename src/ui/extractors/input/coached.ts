import { createContext, useContext, type ReactNode } from 'react';
import type { BoardMark } from '../../../board/model';
import type { MenuItem } from '../../widgets/menuItems';
import { useAlone } from './alone';
import { NO_UNDO } from '../wording';

/** Somebody who explains what is played: a lesson or a puzzle at the same table and on the same screens as a game. */
export interface Coached {
  /** Above the decision. */
  readonly panel: ReactNode;
  /** What the coach points at on the map. */
  readonly marks: readonly BoardMark[];
  /** In place of what a kept game offers in its menu. */
  readonly items: readonly MenuItem[];
  /** In place of the scenario's name. */
  readonly title: string;
  /** 'Lesson 9', where there is no room for the title. */
  readonly short: string;
  /** A puzzle: nothing is played, every act is an answer. */
  readonly answers?: true;
}

export const CoachedContext = createContext<Coached | null>(null);

/** null: nobody explains, it is a game. */
export function useCoached(): Coached | null {
  return useContext(CoachedContext);
}

/** What stands under the button of an act: what it brings about, and whether for good; nothing, where it is an answer. */
export function useActCaption(): (told: string) => string {
  const answers = useCoached()?.answers ?? false;
  const alone = useAlone();
  return (told) => (answers ? 'As your answer' : alone ? told.replace(NO_UNDO, '') : told);
}
