interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** The page's own files and the workers it makes itself; throws TypeError for any other script. */
function ownScript(url: string): string {
  const { protocol, origin } = new URL(url, location.href);
  if (origin === location.origin && (protocol === 'blob:' || protocol.startsWith('http'))) return url;
  throw new TypeError(`No script is taken from ${url}.`);
}

/**
 * Where the browser knows Trusted Types, the page's policy asks for them at every place that could run text as a
 * script. Only addresses are let through (workers, the service worker); markup and code never are.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: ownScript });
}
