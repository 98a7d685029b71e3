import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { orderRoute } from './order-route.ts';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('Order Now', () => {
  it.each([
    ['Kickoff', '/checkout/kickoff'],
    ['Get Started', '/checkout/get-started'],
    ['Get Momentum', '/checkout/get-momentum'],
    ['Get Scale', '/checkout/get-scale'],
    ['Long Term Teams', '/checkout/long-term-teams'],
    ['Dedicated Tech Teams', '/checkout/long-term-teams'],
  ])('leads from %s to %s without a warning', (name, route) => {
    expect(orderRoute(name)).toBe(route);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    'get scale',
    'GET SCALE',
    '  Get Scale\n',
    'Get Scale package',
    'get scale PACKAGE',
    ' Get Scale  Package ',
  ])('reads %j as Get Scale', (name) => {
    expect(orderRoute(name)).toBe('/checkout/get-scale');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    'Get Rich',
    '',
    'package',
    'Get Scale package package',
    'Get Scalepackage',
    'The Get Scale',
    'constructor',
    '__proto__',
  ])('warns on the console about %j and leads to Kickoff', (name) => {
    expect(orderRoute(name)).toBe('/checkout/kickoff');
    expect(warn).toHaveBeenCalledOnce();
    expect(String(warn.mock.calls[0]?.[0])).toContain(`'${name}'`);
  });
});
