import { useEffect, useMemo } from 'react';
import { estimateInAddress, type OrderEstimate } from '../../domain/order-estimate.ts';
import type { CheckoutPackage } from '../catalogue/checkout.ts';
import { loadEstimate, saveEstimate, useRecords } from './records.ts';

/**
 * What the team calculator worked out for a package: taken from the address into a record, so that it lasts over the steps,
 * a reload and another tab. Null where there is none, and until the browser's storage has been read.
 */
export function useEstimate(pack: CheckoutPackage): OrderEstimate | null {
  useEffect(() => {
    const keep = () => {
      const asked = estimateInAddress(location.search, pack.mostHours);
      if (asked) saveEstimate(pack, asked);
    };
    // A page that is rendered ahead may never be seen.
    if (!('prerendering' in document && document.prerendering)) return keep();
    document.addEventListener('prerenderingchange', keep, { once: true });
    return () => document.removeEventListener('prerenderingchange', keep);
  }, [pack]);
  // As a text, because a snapshot has to be the same as long as nothing has changed.
  const kept = useRecords(() => JSON.stringify(loadEstimate(pack)), 'null');
  return useMemo(() => JSON.parse(kept), [kept]);
}
