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

/**
 * A form that a schema decides on. When it is refused, the focus goes to the first of the `fields` that is wrong; after
 * the paint that shows what is wrong, because focusing before it would lay the page out twice within the click.
 *
 * There are no default values: what was typed or filled in before hydration is taken over from the controls.
 */
export function useSchemaForm<Input extends FieldValues, Output = Input>(
  schema: Schema<Input, Output>,
  fields: readonly NoInfer<FieldPath<Input>>[],
) {
  const form = useForm<Input, unknown, Output>({ resolver: standardSchemaResolver(schema), shouldFocusError: false });
  const { setFocus, formState } = form;
  const { submitCount, errors } = formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a submit moves the focus, not every change of the errors.
  useEffect(() => {
    const first = fields.find((name) => errors[name]);
    if (!first) return;
    const timer = setTimeout(() => setFocus(first));
    return () => clearTimeout(timer);
  }, [submitCount]);

  const underWay = useRef(false);
  /**
   * Makes the form's submit handler. The press of the button is painted before the rules are asked, and whatever is
   * submitted until it has been dealt with is the same press made twice.
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

  return { ...form, onSubmit };
}
