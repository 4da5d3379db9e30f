import { useEffect, useState } from 'react';

/** Whether a font of the page has come: what was drawn before it is drawn anew. */
export function useFont(wantedFont: string): 'stand-in' | 'loaded' {
  const [font, setFont] = useState<'stand-in' | 'loaded'>('stand-in');
  useEffect(() => {
    let wanted = true;
    void document.fonts.load(wantedFont).then(
      () => wanted && setFont('loaded'),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [wantedFont]);
  return font;
}
