import { company } from './company.ts';

/** What is said of VAT: behind a price, and once beside several. */
export type VatWords = { behindPrice: string; note: string };

/** The words for prices to which VAT is added, and for those that include it. */
export function vatWords(plusVat: boolean): VatWords {
  const behindPrice = plusVat ? 'plus VAT' : 'including VAT';
  return { behindPrice, note: `Prices ${behindPrice}` };
}

/** The words for the prices of this site, by `pricesPlusVat` in `company.ts`. Each view that shows prices says them once. */
export const vat = vatWords(company.pricesPlusVat);
