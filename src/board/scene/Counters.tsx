import type { Container } from 'pixi.js';
import { memo, type Ref } from 'react';
import { plateOf } from '../counters/face';
import { statusFormOf, statusMarks } from '../counters/status';
import { counterTexture, facingTexture, statusTexture } from '../counters/textures';
import type { BoardCounter } from '../model';
import type { Placement } from '../view/stacks';
import { emphasisTexture } from './emphasis';
import { counterLod, textureScale, type Sharpness } from './sharpness';

interface CountersProps {
  readonly placements: readonly Placement<BoardCounter>[];
  readonly sharpness: Sharpness;
  readonly ref: Ref<Container>;
}

/** One container a counter, labelled with its id. */
export function Counters({ placements, sharpness, ref }: CountersProps) {
  return (
    <pixiContainer ref={ref}>
      {placements.map(({ counter, x, y, part }) => (
        <Counter key={counter.id} counter={counter} x={x} y={y} part={part} sharpness={sharpness} />
      ))}
    </pixiContainer>
  );
}

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
  const { face, facing, status, emphasis } = counter;
  const lod = counterLod(sharpness, part);
  const scale = textureScale(sharpness, part);
  const plate = plateOf(face.kind);
  const form = statusFormOf(face);
  const framed = emphasis === 'selected' || emphasis === 'able' ? emphasis : undefined;
  return (
    <pixiContainer label={counter.id} x={x} y={y} scale={part} alpha={emphasis === 'ghost' ? 0.5 : 1}>
      {framed && <pixiSprite texture={emphasisTexture(framed, form, scale)} anchor={0.5} />}
      <pixiSprite
        texture={counterTexture(face, lod, scale)}
        anchor={0.5}
        tint={emphasis === 'done' ? DONE_TINT : 0xffffff}
      />
      {plate !== undefined && facing !== null && (
        <pixiSprite
          label="facing"
          texture={facingTexture(plate, scale)}
          anchor={0.5}
          rotation={(facing * Math.PI) / 3}
        />
      )}
      {statusMarks(face, status).map((mark) => (
        <pixiSprite key={mark} texture={statusTexture(mark, form, lod, scale)} anchor={0.5} />
      ))}
    </pixiContainer>
  );
});
Counter.displayName = 'Counter';
