import { toast } from './toast';

/** Puts a line on the clipboard and says so. */
export function copyText(text: string, done: string): void {
  navigator.clipboard.writeText(text).then(
    () => toast(done),
    () => toast('The browser does not let the page copy.'),
  );
}
