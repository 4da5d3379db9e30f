import type { ReactNode } from 'react';
import { EmptyState } from '../widgets/EmptyState';
import { Screen } from './Screen';
import { TopBar } from './TopBar';

interface EmptyScreenProps {
  readonly title: string;
  /** More about it. */
  readonly text?: string;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** Where a screen has nothing to show: the way back. */
export function EmptyScreen({ title, text, children }: EmptyScreenProps) {
  return (
    <Screen title="Extractors" bar={<TopBar />} layout="page">
      <div className="page">
        <EmptyState
          alone
          title={title}
          action={
            <>
              {children}
              <a className="button" href="#/">
                Choose a scenario
              </a>
            </>
          }
        >
          {text}
        </EmptyState>
      </div>
    </Screen>
  );
}
