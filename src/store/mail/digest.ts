import { toBase64 } from '../bytes';
import { canonical } from '../canonical';
import { webCrypto } from '../cipher';

/** SHA-256 over plain data, base64url. Throws RangeError without Web Crypto. */
export async function digestOf(...data: readonly unknown[]): Promise<string> {
  return toBase64(await bytesOf(data));
}

/** A 32-bit seed that hangs on every bit of the data. */
export async function seedOf(...data: readonly unknown[]): Promise<number> {
  return new DataView((await bytesOf(data)).buffer).getUint32(0);
}

/** 256 bits nobody can guess, base64url. */
export function newSecret(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(32)));
}

async function bytesOf(data: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
  const subtle = webCrypto();
  if (!subtle) throw new RangeError('No Web Crypto');
  return new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(canonical(data))));
}
