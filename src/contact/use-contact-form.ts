import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { contact } from '../../content/contact.ts';
import type { ContactChoice } from '../../content/contact-choices.ts';
import { CONTACT_LIMITS } from '../../domain/contact-limits.ts';
import {
  CONTACT_FIELDS,
  type ContactInput,
  type ContactMessage,
  contactMessage,
  EMPTY_CONTACT_FORM,
} from '../../domain/contact-message.ts';
import { sendMessage } from '../sending/send-message.ts';
import { backend } from '../supabase-client.ts';
import { showToast } from '../ui/toast-store.ts';
import { useSchemaForm } from '../ui/use-schema-form.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

/** The outcome of the last attempt, shown in the form's place or under it for anyone who missed the toast. */
export type Outcome = { kind: 'sent' } | { kind: 'failed'; reason?: string };

const EMPTY: ContactInput = EMPTY_CONTACT_FORM;

const FORM = { schema: contactMessage, fields: CONTACT_FIELDS, idPrefix: 'contact-' };

/** The contact form's behaviour: idle, sending, idle; one key for a message until it is sent or changed. */
export function useContactForm(choices: readonly ContactChoice[]) {
  const form = useSchemaForm<ContactInput, ContactMessage>(FORM);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const inFlight = useRef(false);
  const idempotencyKey = useRef<string>(undefined);
  const trap = useRef<HTMLInputElement>(null);
  const restored = useRef(false);
  const { getValues, setValue } = form;

  useEffect(() => {
    const draft = readDraft();
    restored.current = Object.keys(draft).length > 0;
    for (const name of CONTACT_FIELDS) {
      const text = draft[name];
      if (text && !getValues(name)) setValue(name, text as '');
    }
    const address = new URLSearchParams(location.search);
    const choice = choices.find(({ id }) => id === address.get('package'));
    if (choice && !getValues('package')) setValue('package', choice.id);
    const message = address.get('message');
    if (message && !getValues('message')) setValue('message', message.slice(0, CONTACT_LIMITS.message));
  }, [choices, getValues, setValue]);

  const onInvalid = (errors: FieldErrors<ContactInput>) => {
    setOutcome(null);
    const missing = (['email', 'message'] as const).some((name) => errors[name] && !getValues(name)?.trim());
    if (missing) showToast({ ...contact.toasts.missing, variant: 'destructive' });
  };

  const onValid = async (message: ContactMessage) => {
    inFlight.current = true;
    setSending(true);
    setOutcome(null);
    idempotencyKey.current ??= crypto.randomUUID();
    const result = await sendMessage(message, idempotencyKey.current, {
      trapFilled: Boolean(trap.current?.value),
      // A message that was written before a reload says nothing about how fast it was written.
      elapsedMs: restored.current ? null : performance.now(),
    });
    inFlight.current = false;
    setSending(false);
    if (!result.ok) {
      console.error('The message was not sent', result.error);
      setOutcome({ kind: 'failed', ...(result.reason && { reason: result.reason }) });
      showToast({ ...contact.toasts.failed, variant: 'destructive' });
      return;
    }
    idempotencyKey.current = undefined;
    form.reset(EMPTY);
    forgetDraft();
    setOutcome({ kind: 'sent' });
    showToast(contact.toasts.sent);
  };

  const onChange = () => {
    // A changed message is another message: it must not be taken for the one that was tried before.
    if (!inFlight.current) idempotencyKey.current = undefined;
    keepDraft(getValues());
    // Loads the client while the message is being written; sending asks for it again, and reports what went wrong.
    backend().catch(() => {});
  };

  const writeAnother = () => {
    setOutcome(null);
    // Once the field can be seen again.
    setTimeout(() => form.setFocus('email'));
  };

  return { form, trap, sending, outcome, onChange, submit: form.onSubmit(onValid, onInvalid), writeAnother };
}
