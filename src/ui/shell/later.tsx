import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** Components that lie in a part of the program which is loaded later. */
export interface Later<Part> {
  /** Loads it, if it is not there. */
  readonly load: () => Promise<Part>;
  /** One of its components; it waits for the part, and stands at once where that is there. */
  readonly component: <Props extends object>(
    pick: (part: Part) => ComponentType<Props>,
    waiting?: ReactNode,
  ) => ComponentType<Props>;
}

export function later<Part>(fetch: () => Promise<Part>): Later<Part> {
  let there: Part | undefined;
  const load = async () => (there ??= await fetch());
  return {
    load,
    component<Props extends object>(pick: (part: Part) => ComponentType<Props>, waiting: ReactNode = null) {
      const found = (part: Part) => ({ default: pick(part) });
      const Found = lazy(() => (there === undefined ? load().then(found) : now(found(there))));
      return (props: Props) => (
        <Suspense fallback={waiting}>
          <Found {...props} />
        </Suspense>
      );
    },
  };
}

/** A promise that is kept as soon as it is asked: React waits for any other, and shows what is shown meanwhile. */
function now<Value>(value: Value): Promise<Value> {
  return { then: (done: (value: Value) => void) => done(value) } as unknown as Promise<Value>;
}
