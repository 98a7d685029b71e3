import type { ReactNode } from 'react';

/**
 * Something to be seen, and its words for those who listen. For words in pieces: a live region loses the space before a
 * visually hidden piece.
 */
export function Spoken({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <span className="sr-only">{words}</span>
      <span aria-hidden="true" className="contents">
        {children}
      </span>
    </>
  );
}
