import { company } from '../company.ts';
import type { VatWords } from '../en/vat.ts';

export function vatWords(plusVat: boolean): VatWords {
  const behindPrice = plusVat ? 'zzgl. USt' : 'inkl. USt';
  return { behindPrice, note: `Preise ${behindPrice}` };
}

export const vat = vatWords(company.pricesPlusVat);
