import type { Action, Position } from '../../src/rules/extractors';
import { standings } from '../../src/ui/extractors/input/units';
import { briefName, cycleName, hexName } from '../../src/ui/extractors/wording';
import type { Actor } from './actor';
import { allocate, fire, pickToRally } from './fire';
import { markTarget, move, reveal } from './move';
import { pick, pickFromList } from './pick';
import { buy, order, place } from './prepare';

/** Does an action by what the page shows for it. */
export async function perform(player: Actor, action: Action): Promise<void> {
  switch (action.type) {
    case 'recommend':
      return player.hands.press(player.button(/^Recommended (force|equipment|weapons)/));
    case 'buy':
    case 'sell':
      return buy(player, action);
    case 'place':
      return place(player, action);
    case 'unplace':
      await pickFromList(player, action.unit);
      return player.hands.press(player.button('Take up'));
    case 'order':
      return order(player, action);
    case 'endPhase':
      return endPhase(player);
    case 'embark':
      await pickFromList(player, action.unit);
      return player.hands.press(
        player.button(action.into === null ? 'On foot' : `Begin in ${briefName(player.view, action.into)}`),
      );
    case 'move':
      return move(player, action);
    case 'reveal':
      return reveal(player, action.machine);
    case 'markHex':
      await player.tapHex(action.hex);
      return player.confirm(`Mark ${hexName(action.hex)}`);
    case 'markTarget':
      return markTarget(player, action.target);
    case 'uncover':
      await pick(player, action.unit);
      return player.hands.press(player.button('Activate it'));
    case 'rally':
      await pickToRally(player, action.unit);
      return player.confirm('Roll to rally');
    case 'fire':
      return fire(player, action);
    case 'allocate':
      return allocate(player, action.shots);
    case 'cease':
      return player.hands.press(player.button('Cease fire'));
    case 'reset':
      await pick(player, action.machine);
      return player.hands.press(player.button(`Reset ${cycleName(action.cycle)} orders`));
    case 'lockOrders':
      return player.hands.press(player.button(/^Lock .* orders$/));
  }
}

async function endPhase(player: Actor): Promise<void> {
  const { name } = player.game.phase;
  if (name === 'buildUp') return player.hands.press(player.button('Finish build-up'));
  if (name === 'placement') return player.hands.press(player.button('Finish set-up'));
  if (name === 'programming') return player.hands.press(player.button(/^Lock (?!.*boxes)/));
  await player.hands.press(player.button(/^End (phase|.* (movement|fire|rally))/));
  const sure = player.page.getByRole('dialog').getByRole('button', { name: 'End the phase' });
  if (!unitsLeft(player.view)) return;
  await player.onScreen('end of the phase, asked');
  await player.hands.press(sure);
}

/** Units that could still act: the page asks before it ends the phase. */
export function unitsLeft(position: Position): boolean {
  return standings(position).some(({ standing }) => standing.state === 'can');
}
