import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { ContactChoice } from '../../catalogue/contact-choices.ts';
import { contact } from '../../content/en/contact.ts';
import { CONTACT_LIMITS } from '../../domain/contact-limits.ts';
import {
  CONTACT_FIELDS,
  type ContactInput,
  type ContactMessage,
  contactMessage,
  EMPTY_CONTACT_FORM,
} from '../../domain/contact-message.ts';
import { newMessageKey } from '../sending/new-message-key.ts';
import { sendMessage } from '../sending/send-message.ts';
import { backend } from '../sending/supabase-client.ts';
import { historyDraft } from '../ui/history-draft.ts';
import { dismissToast, showToast } from '../ui/toast-store.ts';
import { useSchemaForm } from '../ui/use-schema-form.ts';

/** The outcome of the last attempt, shown for visitors who missed the toast. */
export type Outcome = { kind: 'sent' } | { kind: 'failed'; reason?: string };

const draft = historyDraft('contactDraft');

const FORM = { schema: contactMessage, fields: CONTACT_FIELDS, idPrefix: 'contact-' };

/** The contact form's behaviour. A message keeps its idempotency key until it is sent or edited. */
export function useContactForm(choices: readonly ContactChoice[]) {
  const form = useSchemaForm<ContactInput, ContactMessage>(FORM);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const inFlight = useRef(false);
  const idempotencyKey = useRef<string>(undefined);
  const trap = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const restored = useRef(false);
  const { getValues, setValue } = form;

  useEffect(() => {
    const typed = draft.read(CONTACT_FIELDS) ?? {};
    restored.current = Object.values(typed).some(Boolean);
    for (const name of CONTACT_FIELDS) {
      const text = typed[name];
      if (text && !getValues(name)) setValue(name, text as '');
    }
    const address = new URLSearchParams(location.search);
    const choice = choices.find(({ id }) => id === address.get('package'));
    if (choice && !getValues('package')) setValue('package', choice.id);
    const message = address.get('message');
    if (message && !getValues('message')) setValue('message', message.slice(0, CONTACT_LIMITS.message));
  }, [choices, getValues, setValue]);

  const forgetKey = () => {
    if (!inFlight.current) idempotencyKey.current = undefined;
  };

  useStagePackage(form, forgetKey);
  useEffect(draft.writeOnLeaving, []);

  // The pressed button is now disabled or gone; restore the focus unless the visitor has moved it.
  useEffect(() => {
    if (outcome?.kind === 'failed' && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [outcome]);

  const onInvalid = (errors: FieldErrors<ContactInput>) => {
    setOutcome(null);
    const missing = (['email', 'message'] as const).some((name) => errors[name] && !getValues(name)?.trim());
    if (missing) showToast({ ...contact.toasts.missing, variant: 'destructive' });
    else dismissToast();
  };

  const onValid = async (message: ContactMessage) => {
    // A second press, before the button is disabled.
    if (inFlight.current) return;
    inFlight.current = true;
    setSending(true);
    setOutcome(null);
    dismissToast();
    idempotencyKey.current ??= newMessageKey();
    const evidence = {
      trapFilled: Boolean(trap.current?.value),
      // A draft from before a reload says nothing about typing speed, which the spam check uses.
      elapsedMs: restored.current ? null : performance.now(),
    };
    const result = await sendMessage(message, { idempotencyKey: idempotencyKey.current, evidence });
    inFlight.current = false;
    setSending(false);
    if (result.ok) {
      idempotencyKey.current = undefined;
      form.reset(EMPTY_CONTACT_FORM);
      draft.forget();
      setOutcome({ kind: 'sent' });
      showToast(contact.toasts.sent);
      return;
    }
    console.error('The message was not sent', result.error);
    setOutcome({ kind: 'failed', ...(result.reason && { reason: result.reason }) });
    showToast({ ...contact.toasts.failed, variant: 'destructive' });
  };

  const onChange = () => {
    forgetKey();
    draft.keep(getValues());
    // Preloads the client while the visitor types. Sending loads it again and reports a failure.
    backend().catch(() => {});
  };

  // A same-page link that names a package would reload the page and lose the text.
  const askHere = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="package="]');
    if (!link || link.origin + link.pathname !== location.origin + location.pathname) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const choice = choices.find(({ id }) => id === new URL(link.href).searchParams.get('package'));
    if (!choice || inFlight.current) return;
    event.preventDefault();
    setValue('package', choice.id);
    onChange();
    location.assign(link.hash);
  });
  useEffect(() => {
    addEventListener('click', askHere);
    return () => removeEventListener('click', askHere);
  }, []);

  const writeAnother = () => {
    setOutcome(null);
    setTimeout(() => form.setFocus('email'));
  };

  const submit = form.handleSubmit(onValid, onInvalid);
  return { form, trap, button, sending, outcome, onChange, submit, writeAnother };
}

/** Selects the package of the chosen stage, unless the visitor or the address has named one. */
function useStagePackage({ getValues, setValue }: UseFormReturn<ContactInput>, onGiven: () => void) {
  /** What this hook selected last, which it may replace. */
  const given = useRef('');

  const followStage = useEffectEvent(() => {
    if (new URLSearchParams(location.search).has('package')) return;
    const asked = document.querySelector<HTMLElement>('[data-instrument] :checked')?.dataset['package'] ?? '';
    const value = getValues('package') ?? '';
    if (![given.current, asked, ''].includes(value)) return;
    given.current = asked;
    if (value === asked) return;
    setValue('package', asked as '');
    onGiven();
  });

  useEffect(() => {
    followStage();
    const instrument = document.querySelector('[data-instrument]');
    instrument?.addEventListener('change', followStage);
    return () => instrument?.removeEventListener('change', followStage);
  }, []);
}
