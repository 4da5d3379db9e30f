import { useContext, useEffect } from 'react';
import { Shown } from './shown';

/** Names the page while this screen is in sight; whether it is. */
export function useTitle(title: string): boolean {
  const shown = useContext(Shown);
  useEffect(() => {
    if (shown) document.title = title;
  }, [title, shown]);
  return shown;
}
