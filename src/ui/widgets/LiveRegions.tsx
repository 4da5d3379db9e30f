import { useAnnouncements, type Announcement } from './announce';

/** A trailing space that comes and goes makes a repeated sentence a new one. */
function sentence({ text, turn }: Announcement): string {
  return turn % 2 === 0 ? text : `${text}\u00a0`;
}

/** The page's two voices; once in the page, at its top. */
export function LiveRegions() {
  const { polite, assertive } = useAnnouncements();
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {polite.turn > 0 && sentence(polite)}
      </div>
      <div className="visually-hidden" role="alert" aria-live="assertive">
        {assertive.turn > 0 && sentence(assertive)}
      </div>
    </>
  );
}
