import { describe, expect, it } from 'vitest';
import { afterClose, delayBeforeShow, isBurst, NOTHING_YET, withView } from './popup-rules.ts';

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
});
