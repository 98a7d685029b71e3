import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { TextField } from '../ui/field.tsx';
import { caretAfter } from './card-format.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'onChange' | 'value'> & {
  value: string;
  format: (typed: string) => string;
  onValue: (value: string) => void;
};

/** A field that formats what is typed and keeps the caret behind the digit that was typed last. */
export function FormattedField({ value, format, onValue, ...props }: Props) {
  const caret = useRef<{ input: HTMLInputElement; position: number } | null>(null);

  useLayoutEffect(() => {
    const wanted = caret.current;
    caret.current = null;
    if (wanted && document.activeElement === wanted.input) {
      wanted.input.setSelectionRange(wanted.position, wanted.position);
    }
  });

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const formatted = format(input.value);
    const atEnd = before.length === input.value.length;
    const position = atEnd ? formatted.length : caretAfter(formatted, before.replace(/\D/g, '').length);
    caret.current = { input, position };
    onValue(formatted);
  };

  return <TextField value={value} onChange={onChange} {...props} />;
}
