import { useState } from 'react';
import { LONGEST_NOTE } from '../../domain/desk.ts';
import { TextAreaField } from '../ui/field.tsx';

/** The owner's private note, saved when the field is left. */
export function NoteField({ note, onSave }: { note: string; onSave: (note: string) => void }) {
  // Null while nothing is typed that is not saved: then another desk's note shows at once.
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    if (typed !== null && typed !== note) onSave(typed);
    setTyped(null);
  };
  return (
    <TextAreaField
      id="note"
      label="Private note"
      hint="Saved when you leave the field. Only whoever opens this desk reads it."
      rows={2}
      maxLength={LONGEST_NOTE}
      value={typed ?? note}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Leaves the field, not the message.
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
