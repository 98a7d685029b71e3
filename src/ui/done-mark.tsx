import { Check } from 'lucide-react';

/** A tick on a disc, before words that say that something has arrived. */
export function DoneMark() {
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-ink text-lime">
      <Check className="size-5" aria-hidden="true" />
    </span>
  );
}
