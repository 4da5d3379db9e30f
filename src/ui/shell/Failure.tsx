import { useEffect, useState } from 'react';
import { AGAIN, isMissingPart, MISSING_WORDS, whyMissing, type WhyMissing } from './missingPart';

interface FailureProps {
  readonly error: Error;
}

/** What has happened, and that no game is lost by it. */
export function Failure({ error }: FailureProps) {
  if (isMissingPart(error)) return <MissingPart />;
  return (
    <>
      <h1>Something in the program failed</h1>
      <p>{AGAIN}</p>
    </>
  );
}

function MissingPart() {
  const [why, setWhy] = useState<WhyMissing>('unknown');
  useEffect(() => {
    let gone = false;
    void whyMissing().then((found) => gone || setWhy(found));
    return () => {
      gone = true;
    };
  }, []);
  const { title, text } = MISSING_WORDS[why];
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  );
}
