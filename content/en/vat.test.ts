import { expect, test } from 'vitest';
import { company } from '../company.ts';
import { vat, vatWords } from './vat.ts';

test('says whether prices exclude or include VAT', () => {
  expect(vatWords(true)).toEqual({ behindPrice: 'plus VAT', note: 'Prices plus VAT' });
  expect(vatWords(false)).toEqual({ behindPrice: 'including VAT', note: 'Prices including VAT' });
  expect(vat).toEqual(vatWords(company.pricesPlusVat));
});
