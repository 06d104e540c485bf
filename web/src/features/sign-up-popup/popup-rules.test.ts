import { describe, expect, it } from 'vitest';
import { afterClose, delayBeforeShow, isBurst, isUnsettled, NOTHING_YET, type Stay, withView } from './popup-rules.ts';

const shown = (showCount: number) => ({ ...NOTHING_YET, showCount });

describe('when visitors are asked to sign up', () => {
  it.each([
    [0, 15_000],
    [1, 300_000],
    [2, 900_000],
    [3, null],
    [7, null],
  ])('after %i shows: %s ms', (count, delay) => expect(delayBeforeShow(shown(count), false)).toBe(delay));

  it('is never again once it was dismissed, for good or for this session', () => {
    expect(delayBeforeShow({ ...NOTHING_YET, dismissed: true }, false)).toBeNull();
    expect(delayBeforeShow(NOTHING_YET, true)).toBeNull();
  });

  it('counts closes, and stops after the third', () => {
    const third = [100, 200, 300].reduce(afterClose, NOTHING_YET);
    expect(third).toEqual({ dismissed: false, showCount: 3, lastShown: 300 });
    expect(delayBeforeShow(third, false)).toBeNull();
  });

  it('is a burst with more than two views in thirty seconds', () => {
    expect(isBurst([0, 1_000], 2_000)).toBe(false);
    expect(isBurst([0, 1_000, 2_000], 2_000)).toBe(true);
    expect(isBurst([0, 1_000, 2_000], 30_000)).toBe(true);
    expect(isBurst([0, 1_000, 2_000], 30_001)).toBe(false);
  });

  it('remembers ten views', () => {
    const views = Array.from({ length: 14 }, (_, index) => index).reduce<number[]>(withView, []);
    expect(views).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  const SETTLED: Stay = { since: 0, isLeaving: false, isListing: false, hasScrolled: false, isReturn: false };
  it.each<[string, Partial<Stay>, number, boolean]>([
    ['a page that was just gone to', {}, 9_999, true],
    ['a page that was gone to ten seconds ago', {}, 10_000, false],
    ['a page that is being left', { isLeaving: true }, 60_000, true],
    ['a listing that nobody has begun to read', { isListing: true }, 600_000, true],
    ['a listing that was scrolled', { isListing: true, hasScrolled: true }, 10_000, false],
    ['a listing that was come back to', { isListing: true, isReturn: true }, 10_000, false],
  ])('on %s', (_, stay, now, is) => expect(isUnsettled({ ...SETTLED, ...stay }, now)).toBe(is));
});
