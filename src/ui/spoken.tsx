import type { ReactNode } from 'react';

/**
 * Announces a text again whenever `times` changes. Chromium announces no text that was there before, so every other time it ends
 * in a space. Firefox announces only what differs, so it is a new element.
 */
export function Announced({ text, times }: { text: string; times: number }) {
  const said = text && times % 2 ? `${text}\u00a0` : text;
  return (
    <p role="status" className="sr-only">
      {said && <span key={said}>{said}</span>}
    </p>
  );
}

/** What is seen, and the same in whole words for those who listen: a live region loses spaces before hidden pieces. */
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
