import type { ReactNode } from 'react';

/**
 * The text of a live region as it is announced `times` times: Chromium announces no text that is there already, even after it was
 * removed, so every other time it ends in a space.
 */
export const eachTime = (text: string, times: number) => (text && times % 2 ? `${text}\u00a0` : text);

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
