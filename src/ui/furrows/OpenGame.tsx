import { OpenGame as Open } from '../play/OpenGame';
import { GameScreen } from './GameScreen';
import { session } from './session';

export function OpenGame() {
  return <Open session={session} screen={(table, key) => <GameScreen key={key} table={table} />} />;
}
