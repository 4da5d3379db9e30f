import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTitle } from '../widgets/useTitle';
import './shell.css';

interface ScreenProps {
  /** The page's title. */
  readonly title: string;
  readonly bar: ReactNode;
  /** page: scrolls as a whole. table: fills the window and never scrolls; its parts do. */
  readonly layout: 'page' | 'table';
  readonly children: ReactNode;
}

/** False until the first screen has been shown: nobody's focus is taken when the page opens. */
let opened = false;

/** One screen: skip link, bar, main part. It takes the focus when it replaces another, unless something in it has it already. */
export function Screen({ title, bar, layout, children }: ScreenProps) {
  const main = useRef<HTMLElement>(null);
  const shown = useTitle(title);
  useEffect(() => {
    if (!shown) return;
    if (opened && !main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
    opened = true;
  }, [shown]);
  useKeptFocus(main, shown);
  return (
    <div className="screen" data-layout={layout}>
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        Skip to the main part
      </button>
      {bar}
      <main ref={main} className="screen-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** Panels come a few frames after the act. */
const PANELS_STAND = 200;

/** What had the focus when a key was pressed and is gone with what it did leaves it to the panel it stood in, else to the main part. */
function useKeptFocus(main: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      const { activeElement, body } = document;
      // Tab may have gone on to the browser's own bar.
      if (key === 'Tab' || activeElement === body) return;
      const panel = activeElement?.closest('aside');
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.activeElement !== body) return;
        const left = panel?.isConnected ? panel : main.current;
        left?.setAttribute('tabindex', '-1');
        left?.focus({ preventScroll: true });
      }, PANELS_STAND);
    };
    window.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [main, shown]);
}
