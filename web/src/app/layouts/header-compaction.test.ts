import { describe, expect, it } from 'vitest';
import { type Compaction, compactionAt } from './header-compaction.ts';

const along = (...ys: number[]) => {
  let state: Compaction = { at: 0, compact: false };
  return ys.map((y) => {
    state = compactionAt(state, y);
    return state.compact;
  });
};

describe('compactionAt', () => {
  it('compacts past 20 px', () => {
    expect(along(20, 26)).toEqual([false, true]);
  });

  it('ignores moves of less than 5 px', () => {
    expect(along(19, 22, 24)).toEqual([false, false, true]);
    expect(along(25, 21, 20)).toEqual([true, true, false]);
  });

  it('is always open at the top', () => {
    expect(along(22, 0)).toEqual([true, false]);
    expect(along(3, 0)).toEqual([false, false]);
  });
});
