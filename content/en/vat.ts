import { company } from '../company.ts';

export type VatWords = { behindPrice: string; note: string };

export function vatWords(plusVat: boolean): VatWords {
  const behindPrice = plusVat ? 'plus VAT' : 'including VAT';
  return { behindPrice, note: `Prices ${behindPrice}` };
}

/** The texts for this site's prices, by `pricesPlusVat` in `company.ts`. Each view states them once. */
export const vat = vatWords(company.pricesPlusVat);
