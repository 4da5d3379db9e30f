import { Container, type Graphics } from 'pixi.js';
import type { BoardCounter } from '../model';
import { HALO } from '../overlays/hues';
import { pictureTexture } from '../pictures/textures';
import { trayOf, type Placement } from '../view/stacks';
import { emphasisTexture } from './emphasis';
import { counterLod, textureScale, type Sharpness } from './sharpness';
import { laySprites, type Laid } from './sprites';

type Placed = Placement<BoardCounter>;

const TRAY_EDGE = '#6F5F4A';
const DONE_TINT = 0xc4bcae;

/** The tray under the fanned stack. */
export function drawTray(pen: Graphics, placements: readonly Placed[], zoom: number): void {
  pen.clear();
  const tray = trayOf(placements);
  if (tray === undefined) return;
  const { x, y, width, height } = tray;
  pen.roundRect(x, y, width, height, 9).fill({ color: HALO, alpha: 0.82 });
  pen.roundRect(x, y, width, height, 9).stroke({ color: TRAY_EDGE, width: 1.2 / zoom });
}

/** Lays counters one over the other: one container each, labelled with its id. A counter that lies as it did is left alone. */
export function counterLayer(holder: Container) {
  let lying = new Map<string, { readonly node: Container; readonly as: readonly unknown[] }>();
  return (placements: readonly Placed[], which: 'stacked' | 'fanned', sharpness: Sharpness): void => {
    const before = lying;
    lying = new Map();
    const here = placements.filter(({ fanned }) => fanned === (which === 'fanned'));
    here.forEach((placement, i) => {
      const { counter, x, y, part } = placement;
      const as = [counter, x, y, part, sharpness];
      const known = before.get(counter.id);
      const node = known?.node ?? new Container({ label: counter.id });
      if (!known || known.as.some((value, at) => value !== as[at])) layCounter(node, placement, sharpness);
      if (holder.children.at(i) !== node) holder.addChildAt(node, i);
      lying.set(counter.id, { node, as });
    });
    for (const [id, { node }] of before) if (!lying.has(id)) node.destroy({ children: true });
  };
}

/** A turn or a new status moves a sprite; the card is drawn once. */
function layCounter(node: Container, { counter, x, y, part }: Placed, sharpness: Sharpness): void {
  const { look, facing, emphasis } = counter;
  const lod = counterLod(sharpness, part);
  const scale = textureScale(sharpness, part);
  const sprites: Laid[] = [];
  if (emphasis === 'selected' || emphasis === 'able')
    sprites.push({ texture: emphasisTexture(emphasis, look.shape, scale) });
  const card = pictureTexture(look.card, lod, scale);
  sprites.push(emphasis === 'done' ? { texture: card, tint: DONE_TINT } : { texture: card });
  if (look.facing !== undefined && facing !== null)
    sprites.push({
      texture: pictureTexture(look.facing, lod, scale),
      rotation: (facing * Math.PI) / 3,
      label: 'facing',
    });
  for (const mark of look.status) sprites.push({ texture: pictureTexture(mark, lod, scale) });
  node.position.set(x, y);
  node.scale.set(part);
  node.alpha = emphasis === 'ghost' ? 0.5 : 1;
  laySprites(node, sprites);
}
