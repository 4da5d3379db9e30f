import { useEffect, useRef, type RefObject } from 'react';

/** New content is read from its top: the box that scrolls goes back there whenever the key changes. */
export function useTop(key: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (let above = box.current?.parentElement; above; above = above.parentElement)
      if (above.scrollTop > 0) above.scrollTop = 0;
  }, [key]);
  return box;
}
