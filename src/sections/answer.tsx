import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';

type Props = { code?: string; title: string; text: string; link: { href: string; text: string }; children?: ReactNode };

/** A page that answers something: not found, message sent, message not sent. */
export function Answer({ code, title, text, link, children }: Props) {
  return (
    <section className="page-width py-24 lg:py-36">
      {code && (
        <p className="font-bold font-display text-[clamp(6rem,22vw,14rem)] leading-[0.85] tracking-[-0.05em]">{code}</p>
      )}
      <h1 className={code ? 'mt-8 text-h2' : 'text-h1'}>{title}</h1>
      <p className="mt-5 max-w-measure text-lead text-muted">{text}</p>
      {children}
      <ButtonLink href={link.href} className="mt-9">
        {link.text}
      </ButtonLink>
    </section>
  );
}
