import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { contact } from '../../content/contact.ts';
import type { ContactChoice } from '../../domain/catalogue.ts';
import {
  CONTACT_LIMITS,
  type ContactField,
  type ContactInput,
  type ContactMessage,
  contactMessage,
} from '../../domain/contact-message.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';
import { remaining } from './remaining.ts';
import { sendMessage } from './send-message.ts';

type Props = { choices: ContactChoice[]; action: string };

/**
 * The contact form. It posts natively to `action` until it has hydrated, so that a message sent early or without
 * JavaScript arrives all the same and personal data never lands in the address.
 */
export function ContactForm({ choices, action }: Props) {
  // No default values: what was typed or filled in before hydration is taken over from the inputs.
  const form = useForm<ContactInput, unknown, ContactMessage>({ resolver: standardSchemaResolver(contactMessage) });
  const [sending, setSending] = useState(false);
  const inFlight = useRef(false);
  const idempotencyKey = useRef<string>(undefined);
  const { register, formState, handleSubmit, reset, setValue, watch } = form;

  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('package');
    const choice = choices.find(({ id }) => id === wanted);
    if (choice) setValue('package', choice.id);
  }, [choices, setValue]);

  const onInvalid = (errors: FieldErrors<ContactInput>) => {
    const missing = (['email', 'message'] as const).some((name) => errors[name] && !form.getValues(name)?.trim());
    if (missing) showToast({ ...contact.toasts.missing, variant: 'destructive' });
  };

  const onValid = async (message: ContactMessage) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setSending(true);
    idempotencyKey.current ??= crypto.randomUUID();
    const result = await sendMessage(message, idempotencyKey.current);
    inFlight.current = false;
    setSending(false);
    if (!result.ok) {
      console.error('The message was not sent', result.error);
      showToast({ ...contact.toasts.failed, variant: 'destructive' });
      return;
    }
    idempotencyKey.current = undefined;
    reset({ email: '', linkedIn: '', phone: '', package: '', message: '' });
    showToast(contact.toasts.sent);
  };

  const error = (name: ContactField) => formState.errors[name]?.message;
  const { fields } = contact;
  return (
    <>
      <form
        method="post"
        action={action}
        noValidate
        onSubmit={handleSubmit(onValid, onInvalid)}
        // A changed message is another message: it must not be taken for the one that was tried before.
        onChange={() => {
          if (!inFlight.current) idempotencyKey.current = undefined;
        }}
        className="grid gap-5 sm:grid-cols-2"
      >
        <TextField
          id="contact-email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          className="sm:col-span-2"
          {...fields.email}
          error={error('email')}
          {...register('email')}
        />
        <TextField
          id="contact-linkedin"
          type="url"
          autoComplete="url"
          spellCheck={false}
          {...fields.linkedIn}
          error={error('linkedIn')}
          {...register('linkedIn')}
        />
        <TextField
          id="contact-phone"
          type="tel"
          autoComplete="tel"
          {...fields.phone}
          error={error('phone')}
          {...register('phone')}
        />
        <SelectField
          id="contact-package"
          className="sm:col-span-2"
          label={fields.package.label}
          error={error('package')}
          {...register('package')}
        >
          <option value="">{fields.package.placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.price ? `${choice.name} (${choice.price})` : choice.name}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          id="contact-message"
          required
          className="sm:col-span-2"
          {...fields.message}
          hint={remaining(watch('message')?.length ?? 0, CONTACT_LIMITS.message)}
          error={error('message')}
          {...register('message')}
        />
        <Button type="submit" disabled={sending} className="sm:col-span-2 sm:justify-self-start">
          {sending ? contact.sending : contact.submit}
        </Button>
      </form>
      <Toaster />
    </>
  );
}
