import type { ReactNode } from 'react';

/** An unobtrusive line of information about the step. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="mb-6 rounded-control bg-violet-wash px-5 py-3.5 text-small">{children}</p>;
}
