import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LONGEST_NOTE } from '../../domain/desk.ts';
import { TextAreaField } from '../ui/field.tsx';

type Props = {
  note: string;
  /** Resolves with whether the note was saved. */
  onSave: (note: string) => Promise<boolean>;
};

export function NoteField({ note, onSave }: Props) {
  // Null without unsaved changes, so that another desk's note shows at once.
  const [typed, setTyped] = useState<string | null>(null);
  const saving = useRef<string | null>(null);
  const save = async () => {
    if (typed === null || typed === saving.current) return;
    saving.current = typed;
    const isSaved = typed === note || (await onSave(typed));
    saving.current = null;
    if (isSaved) setTyped((newer) => (newer === typed ? null : newer));
  };
  const saveOnLeaving = useEffectEvent(save);
  useEffect(() => {
    const leave = () => saveOnLeaving();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return (
    <TextAreaField
      id="note"
      label="Private note"
      hint="Saved when you leave the field. Only people who can open this desk see it."
      rows={2}
      maxLength={LONGEST_NOTE}
      value={typed ?? note}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape leaves the field, not the message.
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
