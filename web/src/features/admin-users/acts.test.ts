import { describe, expect, it } from 'vitest';
import { actsOn, daysOf } from './actions.ts';

describe('what can be done to a user', () => {
  it('depends on how it stands', () => {
    expect(actsOn({ type: 'regular', status: 'active', measure: null })).toEqual(['suspend', 'ban']);
    expect(actsOn({ type: 'office', status: 'suspended', measure: null })).toEqual(['unsuspend', 'ban']);
    expect(actsOn({ type: 'regular', status: 'banned', measure: null })).toEqual(['unban']);
    expect(actsOn({ type: 'regular', status: 'closed', measure: null })).toEqual([]);
    expect(actsOn({ type: 'regular', status: 'closed', measure: 'banned' })).toEqual(['unban']);
    expect(actsOn({ type: 'regular', status: 'closed', measure: 'suspended' })).toEqual(['unsuspend']);
    expect(actsOn({ type: 'admin', status: 'active', measure: null })).toEqual([]);
  });
});

describe('the days of a suspension', () => {
  it('are those chosen, those written in either digits, or without end', () => {
    expect(daysOf({ length: '7', days: '' })).toBe(7);
    expect(daysOf({ length: 'other', days: ' ٤٥ ' })).toBe(45);
    expect(daysOf({ length: 'forever', days: '3' })).toBeNull();
    expect(daysOf({ length: 'other', days: 'soon' })).toBeNaN();
    expect(daysOf({ length: 'other', days: '' })).toBeNaN();
  });
});
