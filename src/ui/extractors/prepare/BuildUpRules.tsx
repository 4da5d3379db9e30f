import type { Position } from '../../../rules/extractors';
import { RuleLink } from '../../widgets/RuleLink';
import type { Rule } from '../../widgets/ruleLinks';
import type { BuyingForce } from './accounts';

/** What this build-up has to keep to, with the rules it rests on. */
export function BuildUpRules({
  position,
  forces,
}: {
  readonly position: Position;
  readonly forces: readonly BuyingForce[];
}) {
  return (
    <section className="purchase-rules">
      <h3>Rules of this purchase</h3>
      <ul>
        {rulesOf(position, forces).map(([text, rule]) => (
          <li key={text}>
            {text} <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function rulesOf({ rules }: Position, forces: readonly BuyingForce[]): readonly (readonly [string, Rule])[] {
  const some = (has: (force: BuyingForce) => boolean) => forces.some(has);
  return [
    ...(some(({ budget }) => budget.cells)
      ? ([
          ['Lances, shocks and commandos come in cells, each cell once.', 'R-03'],
          ['Sections and vehicles bought singly are white: as many as the counter mix holds.', 'R-03'],
        ] as const)
      : []),
    ...(some(({ budget }) => budget.chassis.length > 0) ? ([['Five machines at most.', '§5']] as const) : []),
    ...(some(({ budget }) => budget.freeMachines.length > 0)
      ? ([['A second machine of your choice, not an Orni, is free.', '§9.4']] as const)
      : []),
    ...(some(({ budget }) => budget.weapons !== 'none') ? ([['One weapon a slot.', '§5']] as const) : []),
    ...(some(({ budget }) => budget.weapons === 'free')
      ? ([['Any weapons, free; every slot is filled.', '§9.1']] as const)
      : []),
    ...(some(({ budget }) => budget.extraArmour)
      ? ([['Extra armour: up to 5 a machine, 3 points each, 4 on an Orni.', '§3']] as const)
      : []),
    ...(some(({ budget }) => budget.thanis) && rules === 'full'
      ? ([['Free Move and Free Target: one of each for the army, on one machine, 6 each.', '§8.5']] as const)
      : []),
    ...(forces.length > 1 ? ([['Each force has its own points.', '§5']] as const) : []),
    ...(some(({ budget }) => budget.weapons !== 'free')
      ? ([['Points left over are lost.', '§5']] as const)
      : []),
  ];
}
