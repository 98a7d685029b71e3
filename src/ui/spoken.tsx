import type { ReactNode } from 'react';

/**
 * Something to be seen, and its words for those who listen. For words in pieces: a live region loses the space before a
 * visually hidden piece. On paper the words themselves: a tagged PDF keeps only what is printed and not `aria-hidden`.
 */
export function Spoken({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <span className="sr-only print:not-sr-only print:font-bold">{words}</span>
      <span aria-hidden="true" className="contents print:hidden">
        {children}
      </span>
    </>
  );
}
