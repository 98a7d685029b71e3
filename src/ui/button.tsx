import type { ComponentProps } from 'react';

// The looks of `button.css`, each name whole: a page keeps the styles whose names it can find.
const VARIANTS = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  lime: 'button-lime',
  quiet: 'button-quiet',
  'on-dark': 'button-on-dark',
};
const SIZES = { normal: '', small: 'button-small', bare: 'button-bare' };

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

/** The classes of a button, for whatever element has to look like one. */
export function buttonClass({ variant = 'primary', size = 'normal' }: Look = {}, className = ''): string {
  return ['button', VARIANTS[variant], SIZES[size], className].filter(Boolean).join(' ');
}

/** A button that does something. `type` is `button` unless said otherwise. */
export function Button({ variant, size, className, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: ComponentProps<'a'> & Look) {
  return <a className={buttonClass({ variant, size }, className)} {...props} />;
}
