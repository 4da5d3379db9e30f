import { describe, expect, it } from 'vitest';
import { SCENARIOS, setup } from '../../../rules/extractors';
import { sideName } from './names';
import { firstPhaseWords } from './scenarios';

describe('what a new game begins with', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    '%s: is what the engine begins with',
    (id, scenario) => {
      const { phase } = setup({ scenario: id, rules: 'full' }, 1);
      expect(phase.name).toBe('buildUp');
      expect(firstPhaseWords(scenario)).toBe(`${sideName(phase.side ?? 'dorian')} build-up comes first`);
    },
  );
});
