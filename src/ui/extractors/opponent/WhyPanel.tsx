import { ArrowLeft } from 'lucide-react';
import { levelName } from '../../seats/levels';
import { ActionBar } from '../../widgets/ActionBar';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { EmptyState } from '../../widgets/EmptyState';
import { useTop } from '../../widgets/useTop';
import { useDesk, useDeskState } from '../input/deskStore';
import { usePosition, usePublished } from '../table';
import { deedOf } from './deeds';
import { WhyCard } from './WhyCard';

/** Why the computer did one thing of the log. */
export function WhyPanel() {
  const index = useDeskState((desk) => desk.why);
  const position = usePosition();
  const entry = usePublished(({ log }) => log.find((one) => one.index === index));
  const deed = deedOf(position, entry);
  const top = useTop(String(index));
  if (!deed?.why) return <EmptyState title="This has been taken back" />;
  return (
    <div ref={top}>
      <Card level="main" kicker={levelName(deed.level)} title={deed.told} />
      <WhyCard why={deed.why} />
    </div>
  );
}

export function WhyActions() {
  const desk = useDesk();
  return (
    <ActionBar>
      <Button icon={<ArrowLeft aria-hidden size={20} />} onPress={() => desk.why(null)}>
        Back
      </Button>
    </ActionBar>
  );
}
