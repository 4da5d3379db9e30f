import { toast } from '../widgets/toast';
import { isMissingPart, MISSING_WORDS, whyMissing } from './missingPart';

/** Says in words that a part has not been loaded where no screen waits for it: behind a button, on the way to the engine. */
export function tellMissingParts(): () => void {
  const tell = (event: PromiseRejectionEvent) => {
    if (!isMissingPart(event.reason)) return;
    event.preventDefault();
    void whyMissing().then((why) => {
      const { title, text } = MISSING_WORDS[why];
      toast(`${title}. ${text}`, { label: 'Reload', onPress: () => location.reload() });
    });
  };
  addEventListener('unhandledrejection', tell);
  return () => removeEventListener('unhandledrejection', tell);
}
