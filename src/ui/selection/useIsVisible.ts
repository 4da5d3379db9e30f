import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come into sight yet. */
export function useIsVisible<E extends Element>(): {
  readonly ref: RefObject<E | null>;
  readonly seen: boolean;
} {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return { ref, seen };
}
