import { SendAway } from '../saves/SendAway';
import { showDialog } from '../saves/dialogs';
import { savedWords } from '../saves/problems';
import { Button } from '../widgets/Button';
import { Curtain } from '../widgets/Curtain';
import { otherSide, sideNameOf, useSides } from '../widgets/sides';
import { usePublished, useSession, useTable } from '../game/table';

interface HandOverProps {
  /** The scenario's name. */
  readonly where: string;
}

/** Between the players: who is next and why; nothing of the game is in the page. */
export function HandOver({ where }: HandOverProps) {
  const table = useTable();
  const sides = useSides();
  const { offersMail } = useSession();
  const curtain = usePublished((published) => published.curtain);
  const save = usePublished((published) => published.save);
  if (!curtain) return null;
  const { side, canGoBack, away } = curtain;
  const name = sideNameOf(sides, side);
  const other = sideNameOf(sides, otherSide(sides, side));
  if (away) return <SendAway curtain={curtain} where={where} onBack={table.goBack} />;
  return (
    <Curtain
      side={side}
      where={where}
      why={`What ${name} sees next is not for ${other}. ${other} looks away until the screen comes back.`}
      next={`${name} decides`}
      saved={savedWords(save)}
      onTake={table.takeSeat}
      onBack={canGoBack ? table.goBack : undefined}
    >
      {offersMail && (
        <Button kind="quiet" wide onPress={() => showDialog('file')}>
          {`Send the game to ${name} instead`}
        </Button>
      )}
    </Curtain>
  );
}
