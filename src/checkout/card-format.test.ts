import { describe, expect, it } from 'vitest';
import { caretAfter, formatExpiry, groupCardNumber } from './card-format.ts';

describe('a card number', () => {
  it.each([
    ['', ''],
    ['4', '4'],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    [' 4242 4242\t4242 4242 ', '4242 4242 4242 4242'],
    ['378282246310005', '3782 8224 6310 005'],
    ['1234567890123456789', '1234 5678 9012 3456 789'],
    ['12345678901234567890', '1234 5678 9012 3456 789'],
  ])('typed or pasted as %j reads %j', (typed, grouped) => {
    expect(groupCardNumber(typed)).toBe(grouped);
  });

  it('stays as typed while it holds other characters', () => {
    expect(groupCardNumber('4242x4242')).toBe('4242x4242');
  });
});

describe('an expiry date', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['12/', '12/'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['01', '01'],
    ['013', '01/3'],
    ['0130', '01/30'],
    ['0929', '09/29'],
    ['092029', '09/29'],
    ['9', '09'],
    ['930', '09/30'],
    ['92030', '09/30'],
    ['130', '13/0'],
    ['12 / 30', '12/30'],
    ['12/305', '12/30'],
    ['1/', '01/'],
    ['1/3', '01/3'],
    ['1/30', '01/30'],
    ['1 / 30', '01/30'],
    ['1-30', '01/30'],
    ['1.2030', '01/30'],
    ['0/', '0'],
    ['011/30', '11/30'],
    ['12/20', '12/20'],
    ['12/203', '12/203'],
    ['12/2030', '12/30'],
    ['122030', '12/30'],
    ['12-2030', '12/30'],
    ['12/20305', '12/30'],
    ['2030-12', '12/30'],
    ['2030/1', '01/30'],
    ['ab', ''],
  ])('typed or pasted as %j reads %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });
});

describe('the caret', () => {
  it('stays behind the typed digit when formatting adds spaces', () => {
    expect(caretAfter('4242 4242', 0)).toBe(0);
    expect(caretAfter('4242 4242', 2)).toBe(2);
    expect(caretAfter('4242 4242', 4)).toBe(4);
    expect(caretAfter('4242 4242', 5)).toBe(6);
    expect(caretAfter('12/30', 3)).toBe(4);
  });

  it('stays at the end behind the last digit', () => {
    expect(caretAfter('4242 4242', 8)).toBe(9);
    expect(caretAfter('', 0)).toBe(0);
  });
});
