import { Cpu } from 'lucide-react';
import { useEffect, useState } from 'react';
import './opponent.css';

interface ThinkingCardProps {
  /** 'Captain'. */
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** Milliseconds between two figures. */
const TICK = 250;

/** That it is thinking, how far it is and since when. */
export function ThinkingCard({ name, share }: ThinkingCardProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setSeconds((performance.now() - began) / 1000), TICK);
    return () => clearInterval(timer);
  }, []);
  const percent = Math.round(share * 100);
  return (
    <section className="voice thinking" aria-label={`${name} is thinking`}>
      <h2>
        <Cpu aria-hidden size={20} />
        {`${name} is thinking`}
        <small aria-hidden>{seconds < 0.3 ? '' : `${seconds.toFixed(1)} s`}</small>
      </h2>
      <progress
        aria-label="How far it is"
        className="thinking-bar"
        value={percent}
        max={100}
      >{`${percent} %`}</progress>
    </section>
  );
}
