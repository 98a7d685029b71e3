import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { takeEarlyInput } from '../islands/early-input.ts';

type Schema<Input, Output> = Parameters<typeof standardSchemaResolver<Input & FieldValues, unknown, Output>>[0];

type Options<Input extends FieldValues, Output> = {
  schema: Schema<Input, Output>;
  /** The fields in form order. */
  fields: readonly NoInfer<FieldPath<Input>>[];
  /** The prefix of control ids. */
  idPrefix?: string;
};

/**
 * A form validated by a schema. `field(name)` is everything a control needs, `problems` everything the error summary needs:
 * the errors of the last submit, so that nothing moves while they are corrected.
 * On failure the first invalid field is focused after the errors have painted, to avoid laying out twice within the click. No
 * default values: what was typed or autofilled before hydration is taken over.
 */
export function useSchemaForm<Input extends FieldValues, Output = Input>({
  schema,
  fields,
  idPrefix = '',
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    const form = fields[0] && document.getElementById(idOf(fields[0]))?.closest('form');
    if (!form) return;
    const early = takeEarlyInput(form);
    for (const name of fields) {
      const typed = early.get(name);
      if (typed && !getValues(name)) setValue(name, typed as never);
    }
  }, []);

  const idOf = (name: FieldPath<Input>) => `${idPrefix}${name}`;
  const errorOf = (name: FieldPath<Input>) => errors[name]?.message as string | undefined;
  const field = (name: FieldPath<Input>) => ({ id: idOf(name), error: errorOf(name), ...register(name) });
  const [submitted, setSubmitted] = useState({ submitCount, problems: [] as { id: string; message: string }[] });
  if (submitted.submitCount !== submitCount) {
    const problems = fields.flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ id: idOf(name), message }] : [];
    });
    setSubmitted({ submitCount, problems });
  }

  return { ...form, field, problems: submitted.problems };
}
