import { describe, expect, it, test } from 'vitest';
import type { BaseClass, Mode } from '../types';
import { PROGRAMS } from './programs';

/** Class | mode | programs | default, as printed [§5.2]. */
const PRINTED = [
  'Tracked | stand | −+−+− · T+−+− · A+F+− · A+F+F · T,A+F+F · Rev+−+− · Rev+−+Rev | −+−+−',
  'Tracked | slow | F+−+− · F+−+F · F+L+F /R · L+F+F /R · F+F+L /R · L+L+F /R · F+F+B · B+−+− · F+A+F · A+F+F | F+B+−',
  'Tracked | fast | F+F+− · F+F+F · F+L+F /R · L+F+F /R · F+F+L /R · F+B+− · F+F+B · F+B+B; *nimble*: F+L,F+F /R · L,F+F+F /R | F+B+−',
  'Wheeled | stand | −+−+− · A+F+− · A+F+F · Rev+−+− | −+−+−',
  'Wheeled | slow | F+−+− · F+−+F · F+L,F+− /R · L,F+−+F /R · F+F+B · B+−+− · A+F+F · F+A+F | F+B+−',
  'Wheeled | fast | F+F+− · F+F+F · F+L,F+F /R · L,F+F+F /R · F+F+L,F /R · F+B+− · F+F+B | F+B+−',
  'Great | stand | −+−+− · L+−+− /R · A+F+− · Rev+−+− | −+−+−',
  'Great | slow | F+−+− · F+−+F · F+L+− /R · L+−+F /R · B+−+− · F+B+− | F+B+−',
  'Foot | stand | −+−+− · T+−+− · T,A+F+− · T,A+F+F · B[crawl]+−+− · Rev+−+− · Follow | −+−+−',
  'Foot | crawl | −+−+− · T+−+− · T,F+−+− · Rev+−+− · A[stand]+−+− · T,A[slow]+F+− | −+−+−',
  'Foot | slow | T,F+−+− · T,F+F+− · F+T,F+− · B+−+− · T,F+B+− · F+B[crawl]+− · B[crawl]+−+− · T,A+F+F · Chase · Follow | −+−+−',
  'Foot | fast | T,F+F+− · T,F+F+F · F+T,F+F · F+B+− · F+F+B · F+F+B[crawl] · Chase | B+−+−',
  'Crew | set up | −+−+− · T+−+− · T,A[slow]+−+F | −+−+−',
  'Crew | slow | T,F+−+− · B[set up]+−+− · T,B[set up]+−+− · T,F+B[set up]+− · Follow | −+−+−',
  'Riders | stand | −+−+− · T+−+− · T,A+F+F · Rev+−+− | −+−+−',
  'Riders | slow | T,F+−+F · F+T,F+− · B+−+− · T,A+F+F · F+A+F · Chase · Follow | −+−+−',
  'Riders | fast | T,F+F+F · F+T,F+F · F+F+T,F · F+B+− · F+F+B · Chase | F+B+−',
  'Flyer | slow | T,F+−+− · F+T,F+− · F+L,F+R,F /R · T,A+F+F | F+−+−',
  'Flyer | fast | F+F+F · T,F+F+F · F+T,F+F · F+F+T,F · F+L,F+L,F /R · F+F+B | F+B+−',
  'Beast | stand | −+−+− · T+−+− · T,A+F+− | −+−+−',
  'Beast | slow | T,F+−+F · F+T,F+− · B+−+− · T,A+F+F · Chase | F+B+−',
  'Beast | fast | T,F+F+− · F+T,F+− · F+B+− · F+F+B · Chase | F+B+−',
];
const MODES: Readonly<Record<string, Mode>> = { 'set up': 'setUp' };

describe('§5.2: the programs', () => {
  const rows = PRINTED.map((row) => {
    const [of, mode, programs, byDefault] = row.replaceAll('−', '-').split(' | ');
    return [of.toLowerCase() as BaseClass, MODES[mode] ?? (mode as Mode), programs, byDefault] as const;
  });

  test.each(rows)('%s, %s', (of, mode, programs, byDefault) => {
    const list = PROGRAMS[of][mode]!;
    const nimble = list.nimble === undefined ? '' : `; *nimble*: ${list.nimble}`;
    expect(list.programs + nimble).toBe(programs);
    expect(list.default).toBe(byDefault);
  });

  it('has no mode that is not in the list', () => {
    const modes = Object.values(PROGRAMS).flatMap((lists) => Object.keys(lists));
    expect(modes).toHaveLength(rows.length);
  });
});
