import { dropOld, onRecordsChange, recordsChanged } from './records.ts';
import { forgetOlder } from './visit-storage.ts';

/**
 * While a page of the checkout is open: removes the records when their time is over, and tells what another tab has saved
 * or removed. Timers stand still while a device sleeps, so whoever comes back to the page is a reason to look, too.
 * Returns the way to stop it.
 */
export function watchRecords(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const laterMs = dropOld();
    clearTimeout(timer);
    if (laterMs !== null) timer = setTimeout(look, laterMs + 1);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && newValue !== null) forgetOlder(key);
    recordsChanged();
  };
  const unsubscribe = onRecordsChange(look);
  addEventListener('storage', onStorage, { signal });
  addEventListener('focus', look, { signal });
  addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  look();
  return () => {
    stop.abort();
    unsubscribe();
    clearTimeout(timer);
  };
}
