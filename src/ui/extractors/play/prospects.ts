import { prospectsFrom, type CounterId, type End, type Position } from '../../../rules/extractors';

type Prospects = ReturnType<typeof prospectsFrom>;

let last: { readonly position: Position; readonly key: string; readonly prospects: Prospects } | undefined;

/** What an end is worth under fire; the panel and the map ask the same within one drawing. */
export function prospectsAt(position: Position, unit: CounterId, { hex, facing, into }: End): Prospects {
  const key = `${unit} ${hex} ${facing} ${into}`;
  if (last?.position !== position || last.key !== key)
    last = { position, key, prospects: prospectsFrom(position, unit, { hex, facing, into }) };
  return last.prospects;
}
