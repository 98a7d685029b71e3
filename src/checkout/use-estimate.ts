import { useEffect, useMemo } from 'react';
import { estimateInAddress, type OrderEstimate } from '../../domain/order-estimate.ts';
import type { CheckoutPackage } from '../catalogue/checkout.ts';
import { loadEstimate, saveEstimate, useRecords } from './records.ts';

/**
 * The calculator's estimate for a package: read from the address and stored, so that it survives steps, reloads and tabs.
 * Null if there is none, or until storage has been read.
 */
export function useEstimate(pack: CheckoutPackage): OrderEstimate | null {
  useEffect(() => {
    const keep = () => {
      const asked = estimateInAddress(location.search, pack.mostHours);
      if (asked) saveEstimate(pack, asked);
    };
    // A prerendered page may never be shown.
    if (!('prerendering' in document && document.prerendering)) return keep();
    document.addEventListener('prerenderingchange', keep, { once: true });
    return () => document.removeEventListener('prerenderingchange', keep);
  }, [pack]);
  // A string, because a snapshot must be stable between changes.
  const kept = useRecords(() => JSON.stringify(loadEstimate(pack)), 'null');
  return useMemo(() => JSON.parse(kept), [kept]);
}
