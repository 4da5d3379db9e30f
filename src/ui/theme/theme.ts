export type ThemeChoice = 'system' | 'light' | 'dark';

const darkSystem = '(prefers-color-scheme: dark)';

/** Puts the chosen theme on the page and follows the system while that is the choice; returns how to stop. */
export function applyTheme(choice: ThemeChoice): () => void {
  const root = document.documentElement;
  if (choice !== 'system') {
    root.dataset.theme = choice;
    return () => undefined;
  }
  const system = window.matchMedia(darkSystem);
  const follow = () => (root.dataset.theme = system.matches ? 'dark' : 'light');
  follow();
  system.addEventListener('change', follow);
  return () => system.removeEventListener('change', follow);
}
