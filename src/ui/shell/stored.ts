/** What the browser stores under a key. Storage may be absent, blocked or full: then nothing is read, and what is written is lost with the page. */
export function storedAt(storage: () => Storage, key: string) {
  return {
    read(): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(text: string): void {
      try {
        storage().setItem(key, text);
      } catch {
        // It lasts as long as the page.
      }
    },
  };
}
