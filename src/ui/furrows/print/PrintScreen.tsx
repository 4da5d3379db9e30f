import { Printer } from 'lucide-react';
import { useState } from 'react';
import { SCENARIOS } from '../../../rules/furrows';
import { Screen } from '../../shell/Screen';
import { TopBar } from '../../shell/TopBar';
import { Button } from '../../widgets/Button';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { COLOUR, MONO } from '../art/palette';
import { BackFromTable } from '../begin';
import { OrderSlips } from './OrderSlips';
import { UnitCards } from './UnitCards';
import './print.css';

/** Unit cards and order slips of a scenario, as they leave the printer: blank, nothing of a game on the table in them. */
export function PrintScreen() {
  const [ink, setInk] = useState<'colour' | 'black'>('colour');
  const palette = ink === 'colour' ? COLOUR : MONO;
  const [scenario] = SCENARIOS;
  return (
    <Screen title="Print Iron Furrows" bar={<TopBar />} layout="page">
      <div className="page furrows-print">
        <div className="furrows-print-head">
          <h1>Print sheets: {scenario.title}</h1>
          <SegmentedControl
            label="Ink"
            value={ink}
            choices={[
              { value: 'colour', label: 'Colour' },
              { value: 'black', label: 'Black' },
            ]}
            onChange={setInk}
          />
          <Button
            kind="go"
            icon={<Printer aria-hidden size={20} />}
            caption="Four pages, A4 or Letter"
            onPress={() => window.print()}
          >
            Print
          </Button>
        </div>
        <details className="furrows-print-back">
          <summary>Back from the table</summary>
          <BackFromTable />
        </details>
        {scenario.armies.map((army) => (
          <UnitCards key={army.side} army={army} palette={palette} />
        ))}
        {scenario.armies.map((army) => (
          <OrderSlips key={army.side} army={army} turns={scenario.lastTurn} />
        ))}
      </div>
    </Screen>
  );
}
