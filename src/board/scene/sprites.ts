import { Sprite, type Container, type Texture } from 'pixi.js';

/** A texture laid by its middle; what is left out is as it is by itself. */
export interface Laid {
  readonly texture: Texture;
  readonly x?: number;
  readonly y?: number;
  readonly part?: number;
  readonly tint?: number;
  readonly rotation?: number;
  readonly label?: string;
}

/** Has these sprites lie in a container in this order, and no others. */
export function laySprites(holder: Container, all: readonly Laid[]): void {
  all.forEach((laid, i) => {
    const known = holder.children.at(i);
    lay(known instanceof Sprite ? known : holder.addChild(new Sprite()), laid);
  });
  for (const left of holder.children.slice(all.length)) left.destroy();
}

function lay(
  sprite: Sprite,
  { texture, x = 0, y = 0, part = 1, tint = 0xffffff, rotation = 0, label = '' }: Laid,
): void {
  sprite.texture = texture;
  sprite.anchor.set(0.5);
  sprite.position.set(x, y);
  sprite.scale.set(part);
  sprite.rotation = rotation;
  sprite.tint = tint;
  sprite.label = label;
}
