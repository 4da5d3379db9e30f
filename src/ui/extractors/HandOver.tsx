import { SendAway } from '../saves/SendAway';
import { showDialog } from '../saves/dialogs';
import { Button } from '../widgets/Button';
import { Curtain } from '../widgets/Curtain';
import { enemyOf } from '../../rules/extractors';
import { useTable, usePublished } from './table';
import { scenarioName, sideName } from './wording';

const SAVED = { saved: 'Yes', saving: 'Being saved', unsaved: 'No: this browser keeps nothing' } as const;

/** Between the players: who is next and why; nothing of the game is in the page. */
export function HandOver() {
  const table = useTable();
  const curtain = usePublished((published) => published.curtain);
  const { scenario } = usePublished((published) => published.setup);
  const save = usePublished((published) => published.save);
  if (!curtain) return null;
  const { side, canGoBack, away } = curtain;
  const other = sideName(enemyOf(side));
  if (away) return <SendAway curtain={curtain} where={scenarioName(scenario)} onBack={table.goBack} />;
  return (
    <Curtain
      side={side}
      where={scenarioName(scenario)}
      why={`What ${sideName(side)} sees next is not for ${other}. ${other} looks away until the screen comes back.`}
      next={`${sideName(side)} decides`}
      saved={SAVED[save.state]}
      onTake={table.takeSeat}
      back={canGoBack ? { label: `Back to ${other}`, onPress: table.goBack } : undefined}
    >
      <Button kind="quiet" wide onPress={() => showDialog('file')}>
        {`Send the game to ${sideName(side)} instead`}
      </Button>
    </Curtain>
  );
}
