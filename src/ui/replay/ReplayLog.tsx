import { useEffect, useRef } from 'react';
import { SideMark } from '../widgets/SideMark';
import type { Told } from './course';

/** What a step brought, in sentences; its beginning is in sight when the step changes. */
export function ReplayLog({ told, at }: { readonly told: Told; readonly at: number }) {
  const box = useRef<HTMLElement>(null);
  const { where, side, lines } = told;
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [at]);
  return (
    <section ref={box} className="replay-log" aria-label="Log of the step" tabIndex={0}>
      <h2>
        {side !== null && <SideMark side={side} size={20} />}
        {where}
      </h2>
      {lines.length === 0 ? (
        <p className="card-note">{at === 0 ? 'Nothing has been done yet.' : 'Nothing to tell.'}</p>
      ) : (
        <ol>
          {lines.map(({ text, side: whose }, i) => (
            <li key={i} data-side={whose ?? undefined}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
