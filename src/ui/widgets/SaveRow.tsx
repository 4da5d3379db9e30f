import { EllipsisVertical, Play, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton';
import { Menu } from './Menu';
import type { MenuItem } from './menuItems';
import './text.css';
import './scenario.css';

interface SaveRowProps {
  readonly title: string;
  /** Where the game stands. */
  readonly detail: string;
  readonly date: string;
  readonly picture?: ReactNode;
  /** Why it cannot be read; it stays listed and can still be exported. */
  readonly problem?: string | undefined;
  readonly onContinue: () => void;
  readonly more: readonly MenuItem[];
}

/** A saved game: continue it, or export and delete it. */
export function SaveRow({ title, detail, date, picture, problem, onContinue, more }: SaveRowProps) {
  const named = `${title}, ${detail}`;
  return (
    <li className="save-row">
      <span className="save-row-picture">{picture ?? <TriangleAlert aria-hidden />}</span>
      <div>
        <b>{title}</b>
        <small>{detail}</small>
        {problem === undefined ? <small>{date}</small> : <span className="reason">{problem}</span>}
      </div>
      {problem === undefined && (
        <IconButton label={`Continue ${named}`} icon={<Play aria-hidden />} onPress={onContinue} />
      )}
      <Menu label={`More for ${named}`} items={more} icon={<EllipsisVertical aria-hidden />} />
    </li>
  );
}
