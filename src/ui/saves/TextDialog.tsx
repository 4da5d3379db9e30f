import { useState } from 'react';
import { Button } from '../widgets/Button';
import { Dialog } from '../widgets/Dialog';
import { TextField } from '../widgets/TextField';

interface TextDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly label: string;
  readonly begin?: string;
  readonly act: string;
  /** What the last text came to. */
  readonly problem?: string | null;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks for one line of text. */
export function TextDialog({
  title,
  description,
  label,
  begin = '',
  act,
  problem,
  onText,
  onClose,
}: TextDialogProps) {
  const [text, setText] = useState(begin);
  const empty = text.trim() === '';
  return (
    <Dialog
      title={title}
      {...(description !== undefined && { description })}
      onClose={onClose}
      acts={
        <Button
          kind="go"
          reason={empty ? `${label}: nothing written yet` : undefined}
          onPress={() => onText(text)}
        >
          {act}
        </Button>
      }
    >
      <form
        // What is typed takes the place of what stood there, not of what has been typed.
        onFocus={({ target }) => text === begin && target instanceof HTMLInputElement && target.select()}
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty) onText(text);
        }}
      >
        <TextField autoFocus label={label} value={text} onChange={setText} error={problem ?? undefined} />
      </form>
    </Dialog>
  );
}
