import { useEffect, useRef, type RefObject } from 'react';

/** What is new is said where it is seen: this part comes into sight, as far as it has to, as it appears and whenever the key changes. */
export function useScrolledTo<Part extends Element>(
  key: unknown,
  block: ScrollLogicalPosition = 'nearest',
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    part.current?.scrollIntoView?.({ block });
  }, [key, block]);
  return part;
}
