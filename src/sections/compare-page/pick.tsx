import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'select'> & { className?: string };

/** A list to choose from. Style sheets answer it, and know an option by its place or its id. */
export function Pick({ className = '', ...select }: Props) {
  return (
    <span className={`compare-select ${className}`}>
      <select {...select} />
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
