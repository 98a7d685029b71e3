import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useRef } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type SubmitErrorHandler,
  type SubmitHandler,
  useForm,
} from 'react-hook-form';
import { afterPaint } from './after-paint.ts';

type Schema<Input, Output> = Parameters<typeof standardSchemaResolver<Input & FieldValues, unknown, Output>>[0];

type Options<Input extends FieldValues, Output> = {
  schema: Schema<Input, Output>;
  /** The fields in the order of the form. */
  fields: readonly NoInfer<FieldPath<Input>>[];
  /** The prefix of a field's name in the id of its control. */
  idPrefix?: string;
};

/**
 * A form that a schema decides on. `field(name)` is all that a control needs, `problems` all that the error summary needs.
 * When the form is refused, the focus goes to the first field that is wrong; after the paint that shows what is wrong,
 * because focusing before it would lay the page out twice within the click.
 *
 * There are no default values: what was typed or filled in before hydration is taken over from the controls.
 */
export function useSchemaForm<Input extends FieldValues, Output = Input>({
  schema,
  fields,
  idPrefix = '',
}: Options<Input, Output>) {
  const form = useForm<Input, unknown, Output>({ resolver: standardSchemaResolver(schema), shouldFocusError: false });
  const { setFocus, formState, register } = form;
  const { submitCount, errors } = formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a submit moves the focus, not every change of the errors.
  useEffect(() => {
    const first = fields.find((name) => errors[name]);
    if (!first) return;
    const timer = setTimeout(() => setFocus(first));
    return () => clearTimeout(timer);
  }, [submitCount]);

  const idOf = (name: FieldPath<Input>) => `${idPrefix}${name}`;
  const errorOf = (name: FieldPath<Input>) => errors[name]?.message as string | undefined;
  const field = (name: FieldPath<Input>) => ({ id: idOf(name), error: errorOf(name), ...register(name) });
  const problems = fields.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ id: idOf(name), message }] : [];
  });

  const underWay = useRef(false);
  /**
   * Makes the form's submit handler. The press of the button is painted before the form is validated; a second submit
   * until then counts as the same press.
   */
  const onSubmit =
    (onValid: SubmitHandler<Output>, onInvalid?: SubmitErrorHandler<Input>) => async (event?: FormEvent) => {
      event?.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      try {
        await afterPaint();
        await form.handleSubmit(onValid, onInvalid)();
      } finally {
        underWay.current = false;
      }
    };

  return { ...form, field, problems, onSubmit };
}
