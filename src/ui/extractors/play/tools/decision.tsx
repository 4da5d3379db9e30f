import type { ReactNode } from 'react';
import { NotesActions, NotesPanel, SightActions, SightPanel } from '../../laterPanels';
import type { Desk } from '../../input/desk';

interface ToolDecision {
  readonly label: string;
  readonly short: string;
  readonly content: ReactNode;
  readonly footer: ReactNode;
}

/** The tool that is out, in place of the decision; null: none is. */
export function toolDecision({ sight, noting }: Pick<Desk, 'sight' | 'noting'>): ToolDecision | null {
  if (sight)
    return {
      label: 'Ruler and line of sight',
      short: 'Ruler',
      content: <SightPanel />,
      footer: <SightActions />,
    };
  if (noting) return { label: 'Notes', short: 'Notes', content: <NotesPanel />, footer: <NotesActions /> };
  return null;
}
