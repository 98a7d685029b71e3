import { dropOldRecords, ERASED_KEY, KEEP_MS, RECORD_KEYS, savedAtKey } from '../../domain/checkout-keeping.ts';
import { fallbackStorage, forgetOlder } from './fallback-storage.ts';
import { loadPersonalDetails, loadSentOrders, onRecordsChange, recordsChanged } from './records.ts';

/** Removes expired records and reports other tabs' changes. Timers pause while a device sleeps, so it checks on return too. */
export function syncRecords(): () => void {
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
  let hiddenAt = 0;
  const noteHidden = () => {
    hiddenAt = Date.now();
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    // A page that the browser kept whole still shows what was erased on another page meanwhile.
    if (persisted && Number(fallbackStorage.getItem(ERASED_KEY)) >= hiddenAt) location.reload();
    look();
  };
  const unsubscribe = onRecordsChange(look);
  addEventListener('storage', onStorage, { signal });
  addEventListener('focus', look, { signal });
  addEventListener('pagehide', noteHidden, { signal });
  addEventListener('pageshow', onReturn, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  look();
  return () => {
    stop.abort();
    unsubscribe();
    clearTimeout(timer);
  };
}

/** Removes records that are older than 24 hours or unreadable. Returns the ms until the next check is due, if any record is left. */
function dropOld(): number | null {
  const before = keptTimes();
  dropOldRecords(fallbackStorage, Date.now());
  const { personal } = RECORD_KEYS;
  // Of an older version: unreadable, so that the steps say that there are none.
  const isUnreadable = fallbackStorage.getItem(personal) !== null && loadPersonalDetails() === null;
  if (isUnreadable) for (const key of [personal, savedAtKey(personal)]) fallbackStorage.removeItem(key);
  const after = keptTimes();
  if (after.length < before.length) recordsChanged();
  return after.length > 0 ? Math.min(...after) + KEEP_MS - Date.now() : null;
}

function keptTimes(): number[] {
  const records = Object.values(RECORD_KEYS).filter((key) => fallbackStorage.getItem(key) !== null);
  return [
    ...records.map((key) => Number(fallbackStorage.getItem(savedAtKey(key)))),
    ...Object.values(loadSentOrders()).map(({ sentAt }) => sentAt),
  ];
}
