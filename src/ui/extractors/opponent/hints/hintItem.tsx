import { Lightbulb } from 'lucide-react';
import { settings } from '../../../shell/settings';
import type { MenuItem } from '../../../widgets/menuItems';
import { useTable } from '../../table';
import { toggleHint, useCanAsk } from './hints';

/** The way to a hint by touch; none where a hint may not be asked for. */
export function useHintItem(): readonly MenuItem[] {
  const table = useTable();
  const can = useCanAsk();
  if (!can) return [];
  return [
    {
      type: 'act',
      label: 'What would you do?',
      detail: settings().letterKeys ? 'Up to three candidates, key H' : 'Up to three candidates',
      icon: <Lightbulb aria-hidden size={20} />,
      onSelect: () => toggleHint(table),
    },
  ];
}
