import type { Graphics } from 'pixi.js';
import { memo, useCallback } from 'react';
import { pictureTexture } from '../pictures/textures';
import type { BoardCounter } from '../model';
import { HALO } from '../overlays/hues';
import { trayOf, type Placement } from '../view/stacks';
import { emphasisTexture } from './emphasis';
import { counterLod, textureScale, type Sharpness } from './sharpness';

interface CountersProps {
  readonly placements: readonly Placement<BoardCounter>[];
  readonly sharpness: Sharpness;
}

/** One container a counter, labelled with its id; those of a fanned stack lie elsewhere. */
export function Counters({ placements, sharpness }: CountersProps) {
  return placements
    .filter(({ fanned }) => !fanned)
    .map((placement) => (
      <Counter
        key={placement.counter.id}
        counter={placement.counter}
        x={placement.x}
        y={placement.y}
        part={placement.part}
        sharpness={sharpness}
      />
    ));
}

/** The fanned stack on its tray, over everything else. */
export function FannedStack({ placements, sharpness }: CountersProps) {
  const draw = useCallback(
    (pen: Graphics) => {
      pen.clear();
      const tray = trayOf(placements);
      if (tray === undefined) return;
      const { x, y, width, height } = tray;
      pen.roundRect(x, y, width, height, 9).fill({ color: HALO, alpha: 0.82 });
      pen.roundRect(x, y, width, height, 9).stroke({ color: TRAY_EDGE, width: 1.2 / sharpness.zoom });
    },
    [placements, sharpness.zoom],
  );
  return (
    <>
      <pixiGraphics draw={draw} />
      {placements
        .filter(({ fanned }) => fanned)
        .map((placement) => (
          <Counter
            key={placement.counter.id}
            counter={placement.counter}
            x={placement.x}
            y={placement.y}
            part={placement.part}
            sharpness={sharpness}
          />
        ))}
    </>
  );
}

const TRAY_EDGE = '#6F5F4A';

interface CounterProps {
  readonly counter: BoardCounter;
  readonly x: number;
  readonly y: number;
  readonly part: number;
  readonly sharpness: Sharpness;
}

const DONE_TINT = 0xc4bcae;

/** A turn or a new status moves a sprite; the card is drawn once. */
const Counter = memo(({ counter, x, y, part, sharpness }: CounterProps) => {
  const { look, facing, emphasis } = counter;
  const lod = counterLod(sharpness, part);
  const scale = textureScale(sharpness, part);
  const framed = emphasis === 'selected' || emphasis === 'able' ? emphasis : undefined;
  return (
    <pixiContainer label={counter.id} x={x} y={y} scale={part} alpha={emphasis === 'ghost' ? 0.5 : 1}>
      {framed && <pixiSprite texture={emphasisTexture(framed, look.shape, scale)} anchor={0.5} />}
      <pixiSprite
        texture={pictureTexture(look.card, lod, scale)}
        anchor={0.5}
        tint={emphasis === 'done' ? DONE_TINT : 0xffffff}
      />
      {look.facing !== undefined && facing !== null && (
        <pixiSprite
          label="facing"
          texture={pictureTexture(look.facing, lod, scale)}
          anchor={0.5}
          rotation={(facing * Math.PI) / 3}
        />
      )}
      {look.status.map((mark) => (
        <pixiSprite key={mark.key} texture={pictureTexture(mark, lod, scale)} anchor={0.5} />
      ))}
    </pixiContainer>
  );
});
Counter.displayName = 'Counter';
