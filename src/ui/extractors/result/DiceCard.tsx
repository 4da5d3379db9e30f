import { ResultCard } from './ResultCard';

/** How often each face fell, against the even share. */
export function DiceCard({ dice }: { readonly dice: readonly number[] }) {
  const all = dice.reduce((sum, times) => sum + times, 0);
  if (all === 0) return null;
  const most = Math.max(...dice);
  const share = all / dice.length;
  const told = dice.map((times, face) => `${face}: ${times}`).join(', ');
  return (
    <ResultCard title={all === 1 ? 'The only die' : `All ${all} dice`}>
      <p className="card-note">Each face and how often it fell; line: {share.toFixed(1)}, the even share</p>
      <div className="result-dice" role="img" aria-label={`How often each face fell: ${told}`}>
        <i className="result-dice-share" style={{ bottom: `calc(3rem + ${(share / most) * 5}rem)` }} />
        {dice.map((times, face) => (
          <div key={face}>
            <i style={{ height: `${(times / most) * 5}rem` }} />
            <b>{face}</b>
            <span>{times}</span>
          </div>
        ))}
      </div>
    </ResultCard>
  );
}
