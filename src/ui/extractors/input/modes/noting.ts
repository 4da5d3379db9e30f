import type { Hex } from '../../../../hex';
import type { Mode, Noting } from '../desk';

/** A tap says where words go, or where an arrow begins and then where it ends; the desk puts it on the map. */
export const noting: Mode = {
  marks: (_, { noting: made }) =>
    made === null || made.hex === null ? [] : [{ kind: 'selected', hex: made.hex }],
  tapsMeanHexes: () => true,
  tap: (_, desk, { hex }) => (desk.noting ? { ...desk, noting: tapped(desk.noting, hex) } : desk),
  action: () => null,
};

function tapped(made: Noting, hex: Hex): Noting {
  if (made.kind === 'words' || made.hex === null) return { kind: made.kind, hex };
  return made.hex === hex ? { ...made, hex: null } : { ...made, to: hex };
}
