/** Ten-sided rolls from random bytes: what would make a figure likelier than another is thrown away. */
export function freshDigits(count: number): readonly number[] {
  const digits: number[] = [];
  const bytes = new Uint8Array(256);
  while (digits.length < count) {
    crypto.getRandomValues(bytes);
    digits.push(...[...bytes].filter((byte) => byte < 250).map((byte) => byte % 10));
  }
  return digits.slice(0, count);
}
