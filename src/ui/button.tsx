import type { ComponentProps } from 'react';

// Whole class names, so that the CSS pruning finds them.
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

/** Button classes for any element that should look like one. */
export function buttonClass({ variant = 'primary', size = 'normal' }: Look = {}, className = ''): string {
  return ['button', VARIANTS[variant], SIZES[size], className].filter(Boolean).join(' ');
}

export function Button({ variant, size, className, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />;
}

export function ButtonLink({ variant, size, className, ...props }: ComponentProps<'a'> & Look) {
  return <a className={buttonClass({ variant, size }, className)} {...props} />;
}
