import { useEffect, useState } from 'react';
import { unitOf, unplacedUnits } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import type { SheetHeight } from '../../widgets/PhoneSheet';
import { NOW } from '../../widgets/ThreeColumns';
import { useColumns } from '../../widgets/useColumns';
import { Legend, toolDecision } from '../play/tools';
import { BoardPane } from '../play/BoardPane';
import { useDesk, useDeskState } from '../input/deskStore';
import { toPlace } from '../input/modes/placing';
import { RefusalCard } from '../play/RefusalCard';
import { usePosition } from '../table';
import { count, sideName, unitName } from '../wording';
import { FinishButton, PrepareFooter } from './FinishButton';
import { HouseSetUps, RecommendedSetUp } from './HouseSetUps';
import { NoPlaceLeft } from './NoPlaceLeft';
import { PlacementList } from './PlacementList';
import { PrepareColumns } from './PrepareColumns';
import { PrepareScreen } from './PrepareScreen';
import { UnitInHand } from './UnitInHand';
import { usePlaceAtOnce, usePlacedLast, usePlacementKeys } from './usePlacement';
import './prepare.css';

/** Set-up of one side round the map [§5]. */
export function PlacementScreen() {
  const position = usePosition();
  const desk = useDesk();
  const [tab, setTab] = useState(NOW);
  const [height, setHeight] = useState<SheetHeight>('half');
  const selected = useDeskState((state) => state.selected);
  const id = toPlace(position, { selected });
  const unit = id === null ? null : unitOf(position, id);
  const last = usePlacedLast(position);
  usePlaceAtOnce();
  usePlacementKeys(position, unit ?? last);
  const side = position.phase.side ?? 'dorian';
  const left = unplacedUnits(position).length;
  const tool = useTool(setTab);
  return (
    <PrepareScreen side={side} on="p" help="strip" onLegend={() => setTab('legend')}>
      <PrepareColumns
        leftLabel="Units"
        left={[
          {
            id: 'units',
            label: 'Units',
            content: (
              <PlacementList
                position={position}
                unit={unit}
                onPick={(picked) => {
                  desk.select(picked.id === selected ? null : picked.id);
                  setTab(NOW);
                }}
              />
            ),
          },
          ...(tab === 'legend' ? [{ id: 'legend', label: 'Legend', content: <Legend /> }] : []),
        ]}
        middle={<BoardPane />}
        right={
          tool ?? {
            label: unit ? `${unitName(unit)}: tap a hex` : `${sideName(side)} is set up`,
            short: 'In hand',
            content: (
              <>
                <div className="placement-refusal">
                  <RefusalCard />
                </div>
                <RecommendedSetUp position={position} />
                {unit ? (
                  <>
                    <NoPlaceLeft position={position} unit={unit} />
                    <UnitInHand position={position} unit={unit} as="hand" />
                  </>
                ) : (
                  <Card level="main" title="All units are placed">
                    <p className="prepare-note">
                      Tap a unit on the map or in the list to move or turn it, or finish the set-up.
                    </p>
                  </Card>
                )}
                {last && last.id !== unit?.id && <UnitInHand position={position} unit={last} as="last" />}
                <HouseSetUps position={position} />
                <ToUnits onPress={() => setTab('units')} />
              </>
            ),
            footer: (
              <PrepareFooter>
                <FinishButton unfinished={left > 0 ? `${count(left, 'unit')} still to place` : undefined}>
                  Finish set-up
                </FinishButton>
              </PrepareFooter>
            ),
          }
        }
        tab={tab}
        onTab={setTab}
        height={height}
        onHeight={setHeight}
      />
    </PrepareScreen>
  );
}

/** Ruler or notes in place of the unit in hand, in sight as they are taken out. */
function useTool(onTab: (tab: string) => void) {
  const sight = useDeskState((state) => state.sight);
  const noting = useDeskState((state) => state.noting);
  const out = sight !== null || noting !== null;
  useEffect(() => {
    if (out) onTab(NOW);
  }, [out, onTab]);
  return toolDecision({ sight, noting });
}

function ToUnits({ onPress }: { readonly onPress: () => void }) {
  if (useColumns() !== 'phone') return null;
  return (
    <Card>
      <Button wide onPress={onPress}>
        All units
      </Button>
    </Card>
  );
}
