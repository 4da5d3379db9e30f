import type { ReactNode } from 'react';

export interface MenuLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  readonly icon?: ReactNode;
}

export type MenuItem =
  | {
      readonly type: 'act';
      readonly label: string;
      readonly detail?: string | undefined;
      readonly icon?: ReactNode;
      /** Why not now. */
      readonly reason?: string | undefined;
      readonly onSelect: () => void;
    }
  | MenuLink
  | {
      readonly type: 'check';
      readonly label: string;
      readonly detail?: string | undefined;
      readonly checked: boolean;
      readonly onChange: (checked: boolean) => void;
    }
  | {
      readonly type: 'choice';
      readonly label: string;
      readonly value: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
      readonly onChange: (value: string) => void;
    }
  | { readonly type: 'rule' };
