import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ChangeEvent, useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormHandleSubmit, useForm } from 'react-hook-form';
import { takeEarlyInput } from '../islands/early-input.ts';

type Schema<Input, Output> = Parameters<typeof standardSchemaResolver<Input & FieldValues, unknown, Output>>[0];

type Options<Input extends FieldValues, Output> = {
  schema: Schema<Input, Output>;
  fields: readonly NoInfer<FieldPath<Input>>[];
  idPrefix?: string;
  /** Fields that are formatted while being typed or filled in. */
  formats?: Partial<Record<FieldPath<Input>, (typed: string) => string>>;
};

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A form validated by a schema. `field(name)` is what a control needs, `submitted` the errors of the last submit: nothing
 * moves while they are corrected. Has no default values: what was typed or autofilled before hydration is taken over.
 */
export function useSchemaForm<Input extends FieldValues, Output = Input>({
  schema,
  fields,
  idPrefix = '',
  formats = {},
}: Options<Input, Output>) {
  const form = useForm<Input, unknown, Output>({ resolver: standardSchemaResolver(schema), shouldFocusError: false });
  const { setFocus, setValue, getValues, formState, register } = form;
  const { submitCount, errors } = formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a submit moves the focus, not every change of the errors.
  useEffect(() => {
    const first = fields.find((name) => errors[name]);
    if (!first) return;
    const timer = setTimeout(() => setFocus(first));
    return () => clearTimeout(timer);
  }, [submitCount]);

  const idOf = (name: FieldPath<Input>) => `${idPrefix}${name}`;
  const controlOf = (name: FieldPath<Input>) => document.getElementById(idOf(name)) as TextControl | null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    const form = fields[0] && controlOf(fields[0])?.form;
    if (!form) return;
    const early = takeEarlyInput(form);
    for (const name of fields) {
      const typed = early.get(name);
      if (typed && !getValues(name)) setValue(name, typed as never);
    }
    takeOver();
  }, []);

  /** Takes over what is in the controls, formatted: a password manager may fill them in without an event. */
  function takeOver() {
    for (const name of fields) {
      const control = controlOf(name);
      const format = formats[name];
      if (control instanceof HTMLInputElement && format) formatInPlace(control, format);
      if (control && control.value !== (getValues(name) ?? '')) setValue(name, control.value as never);
    }
  }

  const handleSubmit: UseFormHandleSubmit<Input, Output> = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event) => {
      takeOver();
      return submit(event);
    };
  };

  const errorOf = (name: FieldPath<Input>) => errors[name]?.message as string | undefined;
  const field = (name: FieldPath<Input>) => {
    const { onChange, ...wiring } = register(name);
    const format = formats[name];
    const formatted = (event: ChangeEvent<TextControl>) => {
      if (format) formatInPlace(event.target as HTMLInputElement, format);
      return onChange(event);
    };
    return { id: idOf(name), error: errorOf(name), ...wiring, onChange: formatted };
  };
  const [submitted, setSubmitted] = useState({
    submitCount,
    problems: [] as { id: string; message: string }[],
    again: '',
  });
  if (submitted.submitCount !== submitCount) {
    const problems = fields.flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ id: idOf(name), message }] : [];
    });
    const [first] = problems;
    const again = first && first.id === document.activeElement?.id ? first.message : '';
    setSubmitted({ submitCount, problems, again });
  }

  return { ...form, handleSubmit, field, submitted };
}

/** Formats an input's value and keeps the caret behind the last typed digit. */
export function formatInPlace(input: HTMLInputElement, format: (typed: string) => string) {
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length;
  const formatted = format(input.value);
  if (formatted === input.value) return;
  // A leading zero that is added or removed shifts the digits after it.
  const zeros = Number(formatted.startsWith('0')) - Number(/^\D*0/.test(input.value));
  input.value = formatted;
  const upToCaret = new RegExp(`^(\\D*\\d){${digitsBefore + zeros}}`).exec(formatted)?.[0] ?? formatted;
  const position = atEnd ? formatted.length : upToCaret.length;
  if (document.activeElement === input) input.setSelectionRange(position, position);
}
