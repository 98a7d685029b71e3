import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** The control's class in `field.css`. */
const CONTROL = 'control';

type FieldProps = {
  /** Also the prefix of the ids of hint and error. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  className?: string;
};

/** Joins label, hint, error and control. The inputs wire the control with `fieldWiring`. */
function Field({ id, label, hint, error, required, className = '', children }: FieldProps & { children: ReactNode }) {
  return (
    // `min-w-0` lets a field be narrower than a long word in it, such as a web address, which would otherwise widen the grid.
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-danger text-small">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-small">
          {hint}
        </p>
      )}
    </div>
  );
}

function fieldWiring({ id, hint, error, required }: FieldProps) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    required: required ?? false,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

type Control<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Tag>, keyof FieldProps>;

function split<Tag extends 'input' | 'textarea' | 'select'>(props: Control<Tag>) {
  const { id, label, hint, error, required, className, ...control } = props;
  const field = { id, label, hint, error, required, className } as FieldProps;
  return { field, control };
}

/** A one-line text field. */
export function TextField(props: Control<'input'>) {
  const { field, control } = split<'input'>(props);
  return (
    <Field {...field}>
      <input type="text" dir="auto" className={CONTROL} {...fieldWiring(field)} {...control} />
    </Field>
  );
}

/** A text field of several lines. */
export function TextAreaField(props: Control<'textarea'>) {
  const { field, control } = split<'textarea'>(props);
  return (
    <Field {...field}>
      <textarea
        rows={5}
        dir="auto"
        className={`${CONTROL} field-sizing-content min-h-28 sm:min-h-36 max-h-96`}
        {...fieldWiring(field)}
        {...control}
      />
    </Field>
  );
}

/** A select; its children are the options. */
export function SelectField(props: Control<'select'>) {
  const { field, control } = split<'select'>(props);
  return (
    <Field {...field}>
      <span className="relative block">
        <select className={CONTROL} {...fieldWiring(field)} {...control} />
        <ChevronDown
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 size-5 text-muted sm:right-4"
          aria-hidden="true"
        />
      </span>
    </Field>
  );
}
