import { describe, expect, it } from 'vitest';
import { changeOf, isReady } from './bulk-change.ts';

describe('a change of several categories', () => {
  it.each([
    ['hide', '', { set: { isActive: false } }],
    ['addDeal', 'rent', { transactionTypes: { add: ['rent'], remove: [] } }],
    ['removeField', 'area', { carries: { add: [], remove: ['area'] } }],
    ['propertyType', 'villa', { set: { propertyType: 'villa' } }],
    ['propertyType', '', { set: { propertyType: null } }],
    ['icon', '', { set: { icon: null } }],
    ['move', '', { move: { parentId: null } }],
  ] as const)('is what was chosen: %s %s', (act, choice, change) => {
    expect(changeOf(act, choice)).toEqual(change);
  });

  it('waits for a choice where it needs one', () => {
    expect(isReady('addField', '')).toBe(false);
    expect(isReady('color', '')).toBe(false);
    expect(isReady('move', '')).toBe(true);
  });
});
