import type { Ref } from 'react';
import { contact } from '../../content/contact.ts';
import { TRAP_FIELD } from '../../domain/contact-evidence.ts';

/** A honeypot: hidden from people, filled in by robots. */
export function TrapField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor="contact-website">{contact.trap}</label>
      <input ref={ref} type="text" id="contact-website" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
