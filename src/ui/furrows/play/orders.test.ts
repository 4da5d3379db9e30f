import { expect, it } from 'vitest';
import { isFault, readPosition, type BaseId } from '../../../rules/furrows';
import { defaultsText, nextDefault } from './orders';

/** What stands ready for a base of the League with these words of notation. */
function readyOf(base: 'heron' | 'rifles-1', words: string) {
  const bases = {
    heron: 'heron@1214/N slow',
    'rifles-1': 'rifles-1@1313/N slow',
    [base]: `${base}@${words}`,
  };
  const position = readPosition(
    'furrows firstLight quick T2 Lorders | F anvil@1205/S slow; line-1@1206/S slow; line-2@1306/S slow | ' +
      `L ${bases.heron}; ${bases['rifles-1']}; rifles-2@1213/N slow | ` +
      'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L',
  );
  if (isFault(position)) throw new Error(`${position.error} ${JSON.stringify(position)}`);
  const next = nextDefault(position, base as BaseId);
  return {
    words: defaultsText(position, base as BaseId),
    entries: next?.type === 'setGunnery' ? next.entries : null,
  };
}

it('E-19: the usual gunnery loads in the mode the base is in then, not in that of the beginning', () => {
  expect(readyOf('heron', '1214/N stand m2:-+-+-:-').entries).toEqual(['fire', 'load']);
  expect(readyOf('heron', '1214/N slow m2:A+F+F:-').entries).toEqual(['fire', 'fire']);
  expect(readyOf('heron', '1214/N fast m2:F+B+-:-').entries).toEqual(['fire', 'load']);
});

it('§5.5: where it goes fast nothing is loaded, so it may fire in either part', () => {
  expect(readyOf('rifles-1', '1313/N slow m2:T,A+F+F:N')).toEqual({
    words: 'T faces N; by default: Fire and Fire',
    entries: ['fire', 'fire'],
  });
});

it('§5.2, E-15: what stands ready says where a T faces; the wheel may lie below a phone’s half sheet', () => {
  expect(readyOf('rifles-1', '1313/N slow m2:T,F+F+-:SE').words).toBe(
    'T faces SE; by default: Fire and Load',
  );
  expect(readyOf('heron', '1214/N slow m2:F+F+B:-').words).toBe('By default: Fire and Load');
});

it('§3.3: an empty gun is loaded before it fires, where its mode allows it', () => {
  expect(readyOf('rifles-1', '1313/N slow gun:longRifle=0 m2:-+-+-:-').entries).toEqual(['load', 'fire']);
  expect(readyOf('heron', '1214/N slow gun:lanceGun=0 m2:F+B+-:-').entries).toEqual(['load', 'fire']);
  expect(readyOf('heron', '1214/N fast gun:lanceGun=0 m2:F+B+-:-').entries).toEqual(['fire', 'load']);
});

it('where no program is written the default of its mode is reckoned with', () => {
  expect(readyOf('heron', '1214/N fast').words).toBe('By default: F + B + −; Fire and Load');
});
