import { OpenGame as Open } from '../play/OpenGame';
import type { OpenGameProps } from '../game/gameUi';
import { GameScreen } from './GameScreen';
import { session } from './session';

export function OpenGame(props: OpenGameProps) {
  return (
    <Open {...props} session={session} screen={(table, key) => <GameScreen key={key} table={table} />} />
  );
}
