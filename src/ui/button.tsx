import type { ComponentProps } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'lime' | 'quiet' | 'on-dark';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-full border py-2.5 text-center font-semibold leading-tight no-underline transition-[background-color,color,border-color,transform] duration-(--duration-quick) ease-out active:translate-y-px disabled:cursor-not-allowed disabled:bg-hairline disabled:text-muted';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-violet text-surface hover:bg-violet-deep',
  secondary: 'border-control bg-surface text-ink hover:border-ink hover:bg-violet-wash',
  lime: 'border-transparent bg-lime text-ink hover:bg-surface',
  quiet: 'border-transparent text-violet underline-offset-4 hover:text-violet-deep hover:underline',
  'on-dark': 'border-on-ink-muted text-on-ink hover:border-surface hover:bg-surface hover:text-ink',
};

/** The classes of a button, for whatever element has to look like one. */
export function buttonClass({ variant = 'primary', size = 'normal' }: Look = {}, className = ''): string {
  return `${BASE} ${SIZES[size]} ${VARIANTS[variant]} ${className}`;
}

const SIZES = { normal: 'min-h-12 px-6', small: 'min-h-11 px-5 text-small', bare: 'min-h-11' } as const;
export type ButtonSize = keyof typeof SIZES;

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

/** A button that does something. `type` is `button` unless said otherwise. */
export function Button({ variant, size, className, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />;
}

/** A link that looks like a button. One with a handler is marked, so that a click before hydration is held. */
export function ButtonLink({ variant, size, className, ...props }: ComponentProps<'a'> & Look) {
  const handled = props.onClick ? '' : undefined;
  return <a className={buttonClass({ variant, size }, className)} data-handled={handled} {...props} />;
}
