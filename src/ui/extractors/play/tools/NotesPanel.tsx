import { Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { Hex } from '../../../../hex';
import { LONGEST_NOTE, MOST_NOTES, type MapNote } from '../../../../store/notes';
import { ActionBar } from '../../../widgets/ActionBar';
import { Button } from '../../../widgets/Button';
import { Card } from '../../../widgets/Card';
import { EmptyState } from '../../../widgets/EmptyState';
import { IconButton } from '../../../widgets/IconButton';
import { SegmentedControl } from '../../../widgets/SegmentedControl';
import { TextField } from '../../../widgets/TextField';
import { useDesk, useDeskState } from '../../input/deskStore';
import { usePosition, usePublished, useTable } from '../../table';
import { hexName } from '../../wording';
import { noteName, notesOnMap } from './notes';
import './tools.css';

const KINDS = [
  { value: 'words', label: 'Words' },
  { value: 'arrow', label: 'Arrow' },
] as const;

/** What the looking side puts on the map for itself: words at a hex, arrows between two. */
export function NotesPanel() {
  const desk = useDesk();
  const noting = useDeskState((state) => state.noting);
  const notes = usePublished((published) => published.notes);
  if (!noting) return null;
  return (
    <>
      <Card level="main" kicker="Seen by your side alone, kept with the game" title="Notes on the map">
        <SegmentedControl
          label="Put on the map"
          labelHidden
          value={noting.kind}
          choices={KINDS}
          onChange={(kind) => desk.note({ kind, hex: null })}
        />
      </Card>
      {notes.length >= MOST_NOTES ? (
        <EmptyState title="The map is full of notes">
          More than {MOST_NOTES} are not kept: clear some first.
        </EmptyState>
      ) : noting.kind === 'words' && noting.hex !== null ? (
        <Words key={noting.hex} hex={noting.hex} />
      ) : (
        <EmptyState title={askedOf(noting)}>
          By pointer, finger or keyboard, whatever stands there.
        </EmptyState>
      )}
      <NoteList />
    </>
  );
}

function askedOf({ kind, hex }: { readonly kind: 'words' | 'arrow'; readonly hex: Hex | null }): string {
  if (kind === 'words') return 'Tap the hex that the words are about';
  return hex === null ? 'Tap where the arrow begins' : `From ${hexName(hex)}: tap where it ends`;
}

function Words({ hex }: { readonly hex: Hex }) {
  const desk = useDesk();
  const table = useTable();
  const notes = usePublished((published) => published.notes);
  const here = notes.find((note) => note.kind === 'words' && note.hex === hex);
  const [text, setText] = useState(here?.kind === 'words' ? here.text : '');
  const put = () => {
    table.annotate([...notes.filter((note) => note !== here), { kind: 'words', hex, text }]);
    desk.note({ kind: 'words', hex: null });
  };
  return (
    <Card>
      <form
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') put();
        }}
      >
        <TextField
          label={`Words at ${hexName(hex)}`}
          value={text}
          onChange={(words) => setText([...words].slice(0, LONGEST_NOTE).join(''))}
          hint={`Up to ${LONGEST_NOTE} letters`}
          autoFocus
        />
        <Button wide reason={text.trim() === '' ? 'Write something first' : undefined} onPress={put}>
          Put it on the map
        </Button>
      </form>
    </Card>
  );
}

function NoteList() {
  const position = usePosition();
  const table = useTable();
  const all = usePublished((published) => published.notes);
  const notes = notesOnMap(position, all);
  if (notes.length === 0) return null;
  const without = (gone: MapNote) => table.annotate(all.filter((note) => note !== gone));
  return (
    <Card title="On the map" aside={String(notes.length)}>
      <ul className="note-list">
        {notes.map((note, i) => (
          <li key={i}>
            <span>{noteName(note)}</span>
            <IconButton
              label={`Remove ${noteName(note)}`}
              icon={<X aria-hidden size={20} />}
              onPress={() => without(note)}
            />
          </li>
        ))}
      </ul>
      <Button wide icon={<Trash2 aria-hidden size={20} />} onPress={() => table.annotate([])}>
        Clear all notes
      </Button>
    </Card>
  );
}

/** The way out is at the foot, where a closed sheet shows it too. */
export function NotesActions() {
  const desk = useDesk();
  return (
    <ActionBar>
      <Button
        icon={<X aria-hidden size={20} />}
        caption="The notes are kept with the game"
        onPress={() => desk.note(null)}
      >
        Close
      </Button>
    </ActionBar>
  );
}
