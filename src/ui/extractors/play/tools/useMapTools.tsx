import { Eye, Map, NotebookPen } from 'lucide-react';
import { changeSettings, useSettings } from '../../../shell/settings';
import type { MenuItem } from '../../../widgets/menuItems';
import { useDesk } from '../../input/deskStore';
import { usePublished, useTable } from '../../table';

/** The tools of the table as menu items: ruler, notes, legend, what else the map shows. */
export function useMapTools(onLegend: () => void): readonly MenuItem[] {
  const desk = useDesk();
  const table = useTable();
  const { names, entries } = useSettings();
  const nobody = usePublished(({ seat }) => seat === 'watch');
  return [
    {
      type: 'act',
      label: 'Ruler and line of sight',
      detail: 'Between any two hexes',
      icon: <Eye aria-hidden size={20} />,
      onSelect: () => desk.sight({ from: null, to: null }),
    },
    {
      type: 'act',
      label: 'Notes and arrows',
      detail: 'On the map, for your side alone',
      icon: <NotebookPen aria-hidden size={20} />,
      reason: nobody ? 'No person plays a side' : undefined,
      onSelect: () => {
        table.showNotes();
        desk.note({ kind: 'words', hex: null });
      },
    },
    { type: 'act', label: 'Legend', icon: <Map aria-hidden size={20} />, onSelect: onLegend },
    {
      type: 'check',
      label: 'Place names',
      checked: names,
      onChange: (checked) => changeSettings({ names: checked }),
    },
    {
      type: 'check',
      label: 'Entry marks',
      checked: entries,
      onChange: (checked) => changeSettings({ entries: checked }),
    },
  ];
}
