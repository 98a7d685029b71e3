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

/** A way on. `about` completes the text for those who do not see what is around it. */
export type Way = { href: string; text: string; about?: string | undefined };

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

type LinkProps = Omit<ComponentProps<'a'>, 'children'> & Way;

/** Button classes for any element that should look like one. */
export function buttonClass({ variant = 'primary', size = 'normal' }: Look = {}, className = ''): string {
  return ['button', VARIANTS[variant], SIZES[size], className].filter(Boolean).join(' ');
}

export function Button({ variant, size, className, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />;
}

export function ButtonLink({ variant, size, className, ...way }: LinkProps & Look) {
  return <TextLink className={buttonClass({ variant, size }, className)} {...way} />;
}

export function TextLink({ text, about, className = 'text-link', ...props }: LinkProps) {
  // A text alone is the only child: React can then change it although a translation has replaced it.
  const content = about ? (
    <>
      {text} <span className="sr-only">{about}</span>
    </>
  ) : (
    text
  );
  return (
    <a className={className} {...props}>
      {content}
    </a>
  );
}
