import { Check, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import './lists.css';

export interface Requirement {
  readonly state: 'met' | 'open' | 'broken';
  readonly text: ReactNode;
}

const SIGNS = {
  met: { sign: Check, word: 'Met:' },
  open: { sign: TriangleAlert, word: 'Open:' },
  broken: { sign: X, word: 'Broken:' },
};

/** What an order asks for, and whether it is so. */
export function RequirementList({ requirements }: { readonly requirements: readonly Requirement[] }) {
  return (
    <ul className="requirement-list">
      {requirements.map(({ state, text }, i) => {
        const { sign: Sign, word } = SIGNS[state];
        return (
          <li key={i} data-state={state}>
            <Sign aria-hidden size={22} />
            <span>
              <span className="visually-hidden">{word} </span>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
