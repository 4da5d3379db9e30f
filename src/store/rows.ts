/** A kind of action: its type, then the names of its other fields. */
export type Kind = readonly [type: string, ...names: string[]];
/** An action: the number of its kind, then the values of its fields. */
export type Row = readonly [kind: number, ...values: unknown[]];

/** Actions as they are saved, with the kinds their rows point to. */
export interface Rows {
  readonly kinds: readonly Kind[];
  readonly rows: readonly Row[];
}

/** Actions as they are saved, the names of their fields written once for each kind; plain objects with a `type`. */
export function rowsOf(actions: readonly unknown[]): Rows {
  const known = new Map<string, number>();
  const kinds: Kind[] = [];
  const rows: Row[] = [];
  for (const action of actions as readonly Fields[]) {
    let names = String(action.type);
    const values: unknown[] = [];
    for (const name in action) {
      if (name === 'type' || action[name] === undefined) continue;
      names += ` ${name}`;
      values.push(action[name]);
    }
    let kind = known.get(names);
    if (kind === undefined) {
      kind = kinds.push(names.split(' ') as unknown as Kind) - 1;
      known.set(names, kind);
    }
    rows.push([kind, ...values]);
  }
  return { kinds, rows };
}

type Fields = Readonly<Record<string, unknown>>;

/** What rows of unknown origin say; null for what is no row of a kind there is. */
export function actionsOf(kinds: unknown, rows: readonly unknown[]): readonly unknown[] {
  const known = Array.isArray(kinds) ? kinds.map((kind) => (isKind(kind) ? kind : null)) : [];
  return rows.map((row) => {
    if (!Array.isArray(row)) return null;
    const kind = known[row[0] as number] ?? null;
    return kind?.length === row.length ? actionOf(kind, row) : null;
  });
}

function actionOf(kind: Kind, row: readonly unknown[]): unknown {
  const action: Record<string, unknown> = { type: kind[0] };
  for (let i = 1; i < kind.length; i++) action[kind[i]] = row[i];
  return action;
}

function isKind(value: unknown): value is Kind {
  return Array.isArray(value) && value.length > 0 && value.every(isName);
}

/** `__proto__` is no name: it would be set and not seen. */
function isName(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z]\w*$/i.test(value);
}
