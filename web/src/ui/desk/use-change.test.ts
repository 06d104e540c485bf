import { describe, expect, it } from 'vitest';
import { changeOf } from './use-change.ts';

describe('changeOf', () => {
  it.each([
    [120, 100, { kind: 'up', percent: 20 }],
    [50, 100, { kind: 'down', percent: 50 }],
    [1001, 1000, { kind: 'same', percent: 0 }],
    // Of nothing, everything would be endlessly more.
    [5, 0, { kind: 'none', percent: 0 }],
    [0, 0, { kind: 'none', percent: 0 }],
  ])('says of %d after %d: %o', (now, before, change) => {
    expect(changeOf(now, before)).toEqual(change);
  });
});
