import type { ReactNode } from 'react';

/**
 * Something to be seen, and the same in words for those who listen. A live region loses the space before a visually hidden
 * piece, so the words are whole.
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
