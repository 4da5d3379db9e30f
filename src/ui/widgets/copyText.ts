import { toast } from './toast';

/** Puts a line on the clipboard and says so. */
export function copyText(text: string, done: string): void {
  // Asynchronous, since where the address is not secure there is no clipboard to ask.
  const copy = async () => navigator.clipboard.writeText(text);
  copy().then(
    () => toast(done),
    () => toast('The browser does not let the page copy.'),
  );
}
