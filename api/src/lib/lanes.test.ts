import { describe, expect, it } from 'vitest';
import { createLanes } from './lanes.ts';

describe('lanes', () => {
  it('lets so many in and the next when one leaves', async () => {
    const lanes = createLanes(1);
    const leave = await lanes.enter(0);
    const second = lanes.enter(1_000);
    leave?.();
    leave?.();
    const next = await second;
    expect(next).toBeTypeOf('function');
    expect(await lanes.enter(0)).toBeUndefined();
    next?.();
    expect(await lanes.enter(0)).toBeTypeOf('function');
  });

  it('gives up on who waits too long, and the place is not lost', async () => {
    const lanes = createLanes(1);
    const leave = await lanes.enter(0);
    expect(await lanes.enter(5)).toBeUndefined();
    leave?.();
    expect(await lanes.enter(0)).toBeTypeOf('function');
  });
});
