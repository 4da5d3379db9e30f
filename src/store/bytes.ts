/** The most characters a saved game may unfold to; the longest games stay far below. */
export const LONGEST_TEXT = 4_000_000;

/** Compressed text; only UTF-8 where the browser cannot compress. The first byte tells which. */
export async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return withKind(0, plain);
  return withKind(1, await through(plain, new CompressionStream('deflate-raw'), Infinity));
}

/** The text of packed bytes. Throws RangeError if they are no packed text or unfold beyond so many bytes. */
export async function unpack(bytes: Uint8Array<ArrayBuffer>, longest = LONGEST_TEXT): Promise<string> {
  const body = bytes.subarray(1);
  const text = new TextDecoder('utf-8', { fatal: true });
  try {
    if (bytes[0] === 0) return text.decode(body);
    if (bytes[0] === 1)
      return text.decode(await through(body, new DecompressionStream('deflate-raw'), longest));
  } catch (cause) {
    throw new RangeError('The bytes are damaged', { cause });
  }
  throw new RangeError('The bytes are of an unknown kind');
}

function withKind(kind: number, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(body.length + 1);
  bytes[0] = kind;
  bytes.set(body, 1);
  return bytes;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // A failure is reported by the reading end.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    chunks.push(value);
    if (length > limit) {
      await reader.cancel();
      throw new RangeError('The bytes unfold too far');
    }
  }
  return joined(chunks, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Bytes as text for an address or a file: base64url without padding. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws RangeError if the text is no base64url. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new RangeError('No base64url');
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch (cause) {
    throw new RangeError('No base64url', { cause });
  }
}
