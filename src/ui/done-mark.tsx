import { Check } from './lucide/icons.tsx';

/** A tick on a disc, before text that confirms something. */
export function DoneMark() {
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-ink text-lime">
      <Check className="size-5" aria-hidden="true" />
    </span>
  );
}
