// Safari allows 100 history changes in 30 seconds.
const WRITE_EVERY_MS = 500;

type Texts = Partial<Record<string, string>>;

/**
 * What was typed into forms, kept in the tab's history entry: it survives reload, Back and Forward, and is in no storage.
 * `isErased` tells from when it was last typed (ms since 1970) whether it may no longer be read.
 */
export function historyDraft(stateKey: string, isErased: (writtenAt: number) => boolean = () => false) {
  /** Null once there is none any more, undefined until something was typed or read. */
  let draft: Texts | null | undefined;
  let typedAt = 0;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (draft === undefined) return;
    writtenAt = performance.now();
    try {
      const { [stateKey]: _, ...rest } = { ...history.state };
      history.replaceState(draft ? { ...rest, [stateKey]: { texts: draft, at: typedAt } } : rest, '');
    } catch {
      // The browser's limit was reached; the next write tries again.
    }
  }

  return {
    write,

    /** Keeps texts by field name, at most every 500 ms. */
    keep(texts: Texts) {
      draft = { ...draft, ...texts };
      typedAt = Date.now();
      const wait = writtenAt + WRITE_EVERY_MS - performance.now();
      if (wait <= 0) write();
      else timer ??= setTimeout(write, wait);
    },

    /** Removes the texts of these fields and keeps the time, or removes everything. */
    forget(names?: readonly string[]) {
      const left = Object.entries(draft ?? {}).filter(([name]) => !names?.includes(name));
      draft = names ? Object.fromEntries(left) : null;
      write();
    },

    /** The texts of these fields, only strings, whatever the history entry holds; null if they were erased. */
    read<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> | null {
      if (!draft) {
        const { texts, at } = { ...(history.state?.[stateKey] as { texts?: unknown; at?: unknown } | null) };
        if (typeof texts !== 'object' || texts === null || typeof at !== 'number') return {};
        if (isErased(at)) {
          draft = null;
          write();
          return null;
        }
        draft = Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
        typedAt = at;
      }
      const kept = Object.entries(draft).filter(([name, text]) => text !== undefined && names.includes(name as Name));
      return Object.fromEntries(kept) as Partial<Record<Name, string>>;
    },

    /** Flushes the draft on blur, when leaving the page, and into the history entry that a same-page link creates. */
    writeOnLeaving(): () => void {
      const leaving = new AbortController();
      const { signal } = leaving;
      for (const type of ['focusout', 'visibilitychange', 'beforeunload', 'hashchange', 'popstate'])
        addEventListener(type, write, { signal });
      addEventListener('click', ({ target }) => (target as Element).closest('a') && write(), { signal });
      return () => {
        write();
        draft = undefined;
        leaving.abort();
      };
    },
  };
}
