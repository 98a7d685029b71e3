import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from './lucide/icons.tsx';

type FieldProps = {
  /** Also the prefix of the ids of hint and error. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** `aria`: without the attribute, for which Firefox exposes an empty field as invalid before any submit. */
  required?: boolean | 'aria';
  className?: string;
};

/** Joins label, hint, error and control, which {@link split} wires. */
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

type Control<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Tag>, keyof FieldProps>;

/** What the field needs, and what the control needs of both. */
function split<Tag extends 'input' | 'textarea' | 'select'>(props: Control<Tag>) {
  const { id, label, hint, error, required = false, className, ...own } = props;
  const field = { id, label, hint, error, required, className } as FieldProps;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const control = {
    id,
    required: required === true,
    'aria-required': required === 'aria' || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
    ...own,
  };
  return { field, control };
}

export function TextField(props: Control<'input'>) {
  const { field, control } = split<'input'>(props);
  return (
    <Field {...field}>
      <input type="text" dir="auto" className="control" {...control} />
    </Field>
  );
}

export function TextAreaField(props: Control<'textarea'>) {
  const { field, control } = split<'textarea'>(props);
  return (
    <Field {...field}>
      <textarea
        rows={5}
        dir="auto"
        className="control field-sizing-content min-h-28 sm:min-h-36 max-h-96"
        {...control}
      />
    </Field>
  );
}

export function SelectField(props: Control<'select'>) {
  const { field, control } = split<'select'>(props);
  return (
    <Field {...field}>
      <span className="relative block">
        <select className="control" {...control} />
        <ChevronDown className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 size-5 text-muted sm:right-4" />
      </span>
    </Field>
  );
}
