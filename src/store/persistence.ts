/**
 * Asks the browser not to throw away what is kept here when it needs room; some browsers ask the player. Never throws:
 * a refusal changes nothing.
 */
export async function askToPersist(): Promise<void> {
  if (typeof navigator === 'undefined') return;
  const storage = (navigator as Partial<Navigator>).storage as Partial<StorageManager> | undefined;
  try {
    if (!(await storage?.persisted?.())) await storage?.persist?.();
  } catch {
    // The browser has no such promise.
  }
}
