import { useEffect, type ComponentProps } from 'react';
import { NOW, ThreeColumns } from '../../widgets/ThreeColumns';
import { hintDecision, useHint } from '../opponent/hints';
import { usePosition } from '../table';

/** The columns of a preparation; what the computer would do takes the decision's place while it is asked. */
export function PrepareColumns(props: ComponentProps<typeof ThreeColumns>) {
  const { right, onTab, height, onHeight } = props;
  const asked = useHint(usePosition()) !== null;
  useEffect(() => {
    if (!asked) return;
    onTab(NOW);
    if (height === 'peek') onHeight('half');
  }, [asked]); // oxlint-disable-line react-hooks/exhaustive-deps -- as it is asked, and not again
  return <ThreeColumns {...props} right={asked ? hintDecision : right} />;
}
