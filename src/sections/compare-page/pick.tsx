import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'select'> & { className?: string };

/** A list whose choice CSS reads, by an option's position or id. */
export function Pick({ className = '', ...select }: Props) {
  return (
    <span className={`relative block ${className}`}>
      <select
        className="min-h-11 w-full cursor-pointer appearance-none text-ellipsis rounded-control border border-control bg-surface py-2 pr-9 pl-3.5 text-[length:1rem] hover:border-ink"
        {...select}
      />
      <ChevronDown className="pointer-events-none absolute top-0 right-2.5 h-full w-4.5" aria-hidden="true" />
    </span>
  );
}
