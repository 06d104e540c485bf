import { describe, expect, it } from 'vitest';
import { demoCount } from './preparation.ts';

describe('how many demo listings there are', () => {
  it('is 8,000 in a private database, and none in an operator’s own', () => {
    expect(demoCount(undefined, { isOwn: true })).toBe(8_000);
    expect(demoCount('', { isOwn: false })).toBe(0);
  });

  it('is what DIYAR_DEMO says', () => {
    expect(demoCount('off', { isOwn: true })).toBe(0);
    expect(demoCount('25', { isOwn: false })).toBe(25);
    expect(() => demoCount('many', { isOwn: true })).toThrow('DIYAR_DEMO=many is neither a number nor off.');
  });
});
