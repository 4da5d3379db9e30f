import { CHASSIS, TURN, counterOf, doriana, type Force, type Scenario } from '../../../rules/extractors';
import { columnOf, rowOf, type Hex } from '../../../hex';
import type { Block } from '../../reference/section';
import { RULEBOOK } from '../reference/rulebook';
import { rulingsUnder, sectionFor } from '../../reference/rulebook';
import { capital, edgeName, hexName, kindName, listed, phaseName, sideName } from '../wording';
import { victoryWords } from '../wording/scenarios';
import { ScenarioMap } from './ScenarioMap';
import { Words } from '../../print/booklet/Words';

interface ScenarioProps {
  readonly scenario: Scenario;
}

/** One scenario: what each side has, how it comes on, how it is won, and a track for its turns [§9]. */
export function ScenarioSheet({ scenario }: ScenarioProps) {
  return (
    <div className="scenario-sheet">
      <ScenarioHead scenario={scenario} />
      <ScenarioForces scenario={scenario} />
      <ScenarioRules scenario={scenario} />
      <section>
        <h3>Each turn</h3>
        <ol className="turn-phases">
          {TURN.map((phase) => (
            <li key={phaseName(phase)}>{phaseName(phase)}</li>
          ))}
        </ol>
      </section>
      <ScenarioTurns scenario={scenario} />
      <ScenarioMap scenario={scenario} />
    </div>
  );
}

/** Its number and name, how long it lasts, and how it is won. */
export function ScenarioHead({ scenario }: ScenarioProps) {
  const { number, title } = scenario;
  return (
    <>
      <header className="scenario-head">
        <b className="scenario-number">{number}</b>
        <div>
          <h2>{title}</h2>
          <p>{lengthWords(scenario)}</p>
        </div>
      </header>
      <p className="scenario-victory">{victoryWords(scenario)}</p>
    </>
  );
}

export function ScenarioForces({ scenario: { forces } }: ScenarioProps) {
  return (
    <table className="sheet-rows">
      <thead>
        <tr>
          {['Force', 'Side', 'Given', 'To buy', 'Arrival'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {forces.map((force) => (
          <ForceLine key={force.name + force.side} force={force} />
        ))}
      </tbody>
    </table>
  );
}

/** Its section of the rules, with the rulings on it. */
export function ScenarioRules({ scenario: { number } }: ScenarioProps) {
  const section = sectionFor(RULEBOOK, `§9.${number}`);
  return (
    <section className="scenario-rules">
      <h3>{section?.id} in full</h3>
      {section?.body.map((block, index) => (
        <BlockWords key={index} block={block} />
      ))}
      {section && rulingsUnder(RULEBOOK, section.id).length > 0 && (
        <ul>
          {rulingsUnder(RULEBOOK, section.id).map(({ id, text }) => (
            <li key={id}>
              <b>{id}</b> <Words text={text} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function ScenarioTurns({ scenario: { lastTurn } }: ScenarioProps) {
  return (
    <section>
      <h3>
        Turns<small>lay a counter on the turn</small>
      </h3>
      <ol className="turns">
        {Array.from({ length: lastTurn }, (_, index) => (
          <li key={index} data-last={index + 1 === lastTurn || undefined}>
            <b>{index + 1}</b>
            {index + 1 === lastTurn && <small>last</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function lengthWords({ duration, lastTurn, friendlyEdge, exits }: Scenario): string {
  const turns = `${lastTurn} turns${lastTurn === duration ? '' : `, ${duration} as printed`}.`;
  const edges = `Friendly edges: Dorian ${friendlyEdge.dorian}, Avronian ${friendlyEdge.avronian}.`;
  const out = exits.map(({ who, edge }) => `${capital(who)} may leave by the ${edgeName(edge)}.`).join(' ');
  return `${turns} ${edges} ${out}`.trim();
}

function ForceLine({ force }: { readonly force: Force }) {
  return (
    <tr>
      <th scope="row">{force.name}</th>
      <td>{sideName(force.side)}</td>
      <td>{listed(givenWords(force)) || '–'}</td>
      <td>{budgetWords(force)}</td>
      <td>{arrivalWords(force)}</td>
    </tr>
  );
}

/** 'Glide A', 'Shock', '4 Extractors': like pieces counted. */
function givenWords({ given, givenChassis }: Force): readonly string[] {
  const counts = new Map<string, number>();
  for (const id of given) {
    const { kind } = counterOf(id);
    const name = kind === null ? `${CHASSIS[givenChassis[id]].name} ${id}` : kindName(kind);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, many]) => (many === 1 ? name : `${many} × ${name}`));
}

function budgetWords({ budget }: Force): string {
  if (!budget) return '–';
  if (budget.weapons === 'free') return 'any weapons, free';
  const { full, simple } = budget.points;
  const machines = budget.freeMachines.map(({ chassis }) => listed(chassis.map(kindName), 'or'));
  return [...machines, `${full} points`, ...(simple === full ? [] : [`Simple ${simple}`])].join(', ');
}

function arrivalWords({ arrival }: Force): string {
  switch (arrival.type) {
    case 'stands':
      return `stands in ${hexName(arrival.hex)}`;
    case 'enters':
      return `enters on turn ${arrival.turn} by ${hexesWords(arrival.hexes)}`;
    case 'placed':
      switch (arrival.zone.zone) {
        case 'anywhere':
          return 'set up anywhere';
        case 'hexes':
          return `set up in ${hexesWords(arrival.zone.hexes)}`;
        case 'forts':
          return 'set up in the massif, no two adjacent';
        case 'garrison':
          return 'set up in the forts’ hexes, one each';
        case 'extractors':
          return 'one in each depression area, one more near 1308';
      }
  }
}

/** 'row 27', 'rows 20–27', 'column 01', '2404 or 2425'. */
function hexesWords(hexes: readonly Hex[]): string {
  if (hexes.length < 5) return listed(hexes.map(hexName), 'or');
  const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [top, bottom] = span(hexes.map((hex) => rowOf(doriana.grid, hex)));
  const [left, right] = span(hexes.map((hex) => columnOf(doriana.grid, hex)));
  const two = (value: number) => String(value).padStart(2, '0');
  if (left === right) return `column ${two(left)}`;
  return top === bottom ? `row ${two(top)}` : `rows ${two(top)}–${two(bottom)}`;
}

function BlockWords({ block }: { readonly block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Words text={block} />
      </p>
    );
  const items = 'list' in block ? block.list : 'steps' in block ? block.steps : [];
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}
