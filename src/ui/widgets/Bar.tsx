import type { ReactNode } from 'react';
import './bar.css';

interface BarProps {
  readonly mark: ReactNode;
  /** Announced as it changes: whose decision, which phase. */
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Buttons and the menu, at the right. */
  readonly children?: ReactNode;
  /** Between the title and the buttons. */
  readonly middle?: ReactNode;
}

/** The dark bar at the top of every screen. */
export function Bar({ mark, title, detail, middle, children }: BarProps) {
  return (
    <header className="bar on-bar">
      <div className="bar-who">
        {mark}
        <div>
          <b className="bar-title">{title}</b>
          {detail !== undefined && <small>{detail}</small>}
        </div>
      </div>
      {middle}
      <div className="bar-acts">{children}</div>
    </header>
  );
}
