import type { Consequences } from '../../../rules/ruleset';
import {
  enemyOf,
  recommendedArmy,
  type Action,
  type ActionType,
  type ArmyNumber,
  type Position,
  type Purchase,
  type Shot,
} from '../../../rules/extractors';
import type { Doable } from '../../../store/published';
import {
  briefName,
  cycleName,
  directionName,
  hexName,
  orderName,
  phaseName,
  purchaseName,
  sideName,
  weaponName,
} from './names';
import { listed } from './text';

type ActionWords = {
  readonly [Type in Action as Type['type']]: {
    /** To do it, at the beginning of a sentence. */
    readonly doing: string;
    /** It as a thing done. */
    readonly name: (action: Type, position: Position) => string;
    /** What one is told who is to do it. */
    readonly told: (action: Type, position: Position) => string;
  };
};

/** Without a number it was what was recommended when it was taken [§5]. */
function isRecommended(position: Position, army: ArmyNumber | undefined): boolean {
  const { side } = position.phase;
  return army === undefined || side === null || army === recommendedArmy(position, side);
}

const WORDS: ActionWords = {
  buy: {
    doing: 'Buying',
    name: ({ purchase }) => itemName(purchase),
    told: ({ purchase }) => `Buy ${itemName(purchase)}`,
  },
  sell: {
    doing: 'Giving back',
    name: ({ purchase }) => `giving back ${itemName(purchase)}`,
    told: ({ purchase }) => `Give back ${itemName(purchase)}`,
  },
  recommend: {
    doing: 'The recommended force',
    name: ({ army }, position) =>
      isRecommended(position, army) ? 'the recommended force' : 'a force of the house',
    told: ({ army }, position) =>
      isRecommended(position, army) ? 'Take the recommended force' : 'Take a force of the house',
  },
  place: {
    doing: 'Placing',
    name: ({ unit }, position) => `the placement of ${briefName(position, unit)}`,
    told: ({ unit, hex }, position) => `Place ${briefName(position, unit)} in ${hexName(hex)}`,
  },
  unplace: {
    doing: 'Taking up',
    name: ({ unit }, position) => `taking up ${briefName(position, unit)}`,
    told: ({ unit }, position) => `Take up ${briefName(position, unit)}`,
  },
  order: {
    doing: 'Setting orders',
    name: boxOf,
    told: (action, position) => {
      const where = boxOf(action, position);
      return action.order === null ? `Empty ${where}` : `Put ${orderName(action.order)} into ${where}`;
    },
  },
  reset: {
    doing: 'A reset',
    name: ({ machine, cycle }, position) =>
      `the ${cycleName(cycle)} reset of ${briefName(position, machine)}`,
    told: ({ machine, cycle }, position) =>
      `Reset the ${cycleName(cycle)} orders of ${briefName(position, machine)}`,
  },
  lockOrders: {
    doing: 'Locking orders',
    name: ({ machine }, position) => `locking the orders of ${briefName(position, machine)}`,
    told: ({ machine }, position) => `Lock the orders of ${briefName(position, machine)}`,
  },
  reveal: {
    doing: 'Revealing an order',
    name: ({ machine }, position) => `revealing the order of ${briefName(position, machine)}`,
    told: ({ machine }, position) => `Reveal the order of ${briefName(position, machine)}`,
  },
  markHex: {
    doing: 'Marking a hex',
    name: ({ machine }, position) => `the Vector mark of ${briefName(position, machine)}`,
    told: ({ machine, hex }, position) =>
      `Mark ${hexName(hex)} for the Vector of ${briefName(position, machine)}`,
  },
  markTarget: {
    doing: 'Marking a target',
    name: ({ machine }, position) => `the Target mark of ${briefName(position, machine)}`,
    told: ({ machine, target }, position) =>
      `Mark ${briefName(position, target)} as the target of ${briefName(position, machine)}`,
  },
  embark: {
    doing: 'Beginning embarked',
    name: ({ unit, into }, position) =>
      into === null
        ? `${briefName(position, unit)} on foot again`
        : `${briefName(position, unit)} beginning in ${briefName(position, into)}`,
    told: ({ unit, into }, position) =>
      `Begin with ${briefName(position, unit)} ${into === null ? 'on foot' : `in ${briefName(position, into)}`}`,
  },
  move: {
    doing: 'Moving',
    name: ({ unit }, position) => `the move of ${briefName(position, unit)}`,
    told: ({ unit, path, facing, exit, into }, position) => {
      const end = path.at(-1);
      const parts = [
        `Move ${briefName(position, unit)}${end === undefined ? '' : ` to ${hexName(end)}`}`,
        ...(into === null ? [] : [`into ${briefName(position, into)}`]),
        ...(exit === null ? [] : ['off the map']),
        ...(facing === null || exit !== null ? [] : [`facing ${directionName(facing)}`]),
      ];
      return parts.join(', ');
    },
  },
  uncover: {
    doing: 'Activating a hidden unit',
    name: ({ unit }, position) => `activating ${briefName(position, unit)}`,
    told: ({ unit }, position) => `Activate ${briefName(position, unit)}`,
  },
  fire: {
    doing: 'Firing',
    name: ({ firers }, position) => `the fire of ${firerList(position, firers)}`,
    told: ({ firers: [first, ...others], target }, position) =>
      `Fire ${briefName(position, first.unit)} at ${briefName(position, target)}${others.length > 0 ? ' with those that can join it' : ''}`,
  },
  allocate: {
    doing: 'Firing',
    name: ({ machine }, position) => `the fire of ${briefName(position, machine)}`,
    told: ({ machine, shots }, position) => {
      const targets = [...new Set(shots.map(({ target }) => target))];
      return `Fire ${briefName(position, machine)} at ${listed(targets.map((each) => briefName(position, each)))}`;
    },
  },
  cease: {
    doing: 'Ceasing fire',
    name: ({ machine }, position) => `ceasing the fire of ${briefName(position, machine)}`,
    told: ({ machine }, position) => `Cease the fire of ${briefName(position, machine)}`,
  },
  rally: {
    doing: 'Rallying',
    name: ({ unit }, position) => `the rally roll of ${briefName(position, unit)}`,
    told: ({ unit }, position) => `Roll to rally ${briefName(position, unit)}`,
  },
  endPhase: {
    doing: 'Ending the phase',
    name: (_, position) => `the end of ${phaseName(position.phase)}`,
    told: (_, position) => `End ${phaseName(position.phase)}`,
  },
};

/** 'Rallying', as in 'Rallying belongs to another phase'. */
export function doingName(type: ActionType): string {
  return WORDS[type].doing;
}

/** What is bought, where the machine is in sight. */
function itemName(purchase: Purchase): string {
  if (purchase.item !== 'weapon') return purchaseName(purchase);
  return `${weaponName(purchase.weapon)}, slot ${purchase.slot + 1}`;
}

/** An action as a thing done: 'the move of Shock 1'. */
export function actionName(position: Position, action: Action): string {
  const words = WORDS[action.type] as { readonly name: (action: Action, position: Position) => string };
  return words.name(action, position);
}

/** An action as one would say it across the table to who is to do it: 'Move Lance 1 to 0712'. */
export function toldText(position: Position, action: Action): string {
  const words = WORDS[action.type] as { readonly told: (action: Action, position: Position) => string };
  return words.told(action, position);
}

/** 'Combat 3 of Glide D' */
function boxOf({ machine, cycle, box }: Extract<Action, { type: 'order' }>, position: Position): string {
  return `${cycleName(cycle)} ${box + 1} of ${briefName(position, machine)}`;
}

/** What undo takes back: 'Take back the move of Shock 1'. The end of a phase is named without the phase, which is gone. */
export function undoText(position: Position, { action, together }: Doable<Action>): string {
  if (together > 1) return `Take back ${together} acts`;
  return `Take back ${action.type === 'endPhase' ? 'the end of the phase' : actionName(position, action)}`;
}

/** 'Redo the move of Shock 1'. */
export function redoText(position: Position, { action, together }: Doable<Action>): string {
  return `Redo ${together > 1 ? `${together} acts` : actionName(position, action)}`;
}

/** Why undo stops here; the words the undo button shows. */
export function undoBarText(why: 'nothing' | 'dice' | 'revealed' | 'handedOver'): string {
  switch (why) {
    case 'nothing':
      return 'Nothing to take back';
    case 'dice':
      return 'Dice have fallen';
    case 'revealed':
      return 'Shown to the other side';
    case 'handedOver':
      return 'The other side has looked';
  }
}

/** What is said of an act that is final between two persons; who plays the computer takes it back alone. */
export const NO_UNDO = ', no undo after';

/** A button's second line: what the act makes final, known before the click. */
export function consequencesText(
  position: Position,
  { dice, reveals, finds, handsOver }: Consequences,
  byMail = false,
): string {
  const other = position.phase.side === null ? 'The other side' : sideName(enemyOf(position.phase.side));
  const [, most] = dice;
  const parts = [
    ...(reveals ? [`${other} sees it`] : []),
    ...(finds ? ['may come upon hidden units'] : []),
    ...(most > 0 ? [diceText(dice)] : []),
    ...(handsOver ? [`hands over to ${other}`] : []),
  ];
  if (parts.length === 0) return 'No dice, can be undone';
  const text = listed(parts);
  const final = reveals || finds || most > 0 ? NO_UNDO : '';
  const asked = finds && byMail ? '; asked by a letter there and back' : '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${final}${asked}`;
}

/** 'rolls 2 to 5 dice', 'rolls 1 die'; from 0 on 'rolls up to 3 dice'. */
function diceText([fewest, most]: readonly [number, number]): string {
  const dice = most === 1 ? 'die' : 'dice';
  if (fewest === most) return `rolls ${most} ${dice}`;
  return fewest === 0 ? `rolls up to ${most} ${dice}` : `rolls ${fewest} to ${most} dice`;
}

function firerList(position: Position, firers: Shot['firers']): string {
  const units = [...new Set(firers.map(({ unit }) => unit))];
  if (units.length > 2) return `${briefName(position, units[0])} and ${units.length - 1} others`;
  return listed(units.map((unit) => briefName(position, unit)));
}
