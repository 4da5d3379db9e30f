/** '1 hex', '2 hexes'. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

/** 'a', 'a and b', 'a, b and c'; another last joint for 'a, b or c'. */
export function listed(items: readonly string[], joint = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joint} ${items[items.length - 1]}`;
}

/** '2', '2 to 5'. */
export function between(low: number, high: number): string {
  return low === high ? String(low) : `${low} to ${high}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** One wording for each member of a union, by its discriminant; a member left out does not compile. */
export type Worded<Union, Key extends keyof Union, Args extends readonly unknown[]> = {
  readonly [Member in Union as Member[Key & keyof Member] & string]: (
    member: Member,
    ...args: Args
  ) => string;
};
