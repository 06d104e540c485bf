import { describe, expect, it } from 'vitest';
import { nextRun } from './maintain-backups.ts';

describe('the next backup', () => {
  it.each([
    ['later today', '2026-11-26T01:59:59.999Z', 2, '2026-11-26T02:00:00.000Z'],
    ['not twice in its own minute', '2026-11-26T02:00:00.000Z', 2, '2026-11-27T02:00:00.000Z'],
    ['tomorrow, when the hour is past', '2026-11-26T14:30:00.000Z', 2, '2026-11-27T02:00:00.000Z'],
    ['at midnight', '2026-11-26T23:59:00.000Z', 0, '2026-11-27T00:00:00.000Z'],
    ['over the end of a year', '2026-12-31T23:30:00.000Z', 23, '2027-01-01T23:00:00.000Z'],
    ['by UTC, whatever the machine keeps', '2026-03-29T01:30:00+03:00', 23, '2026-03-28T23:00:00.000Z'],
  ])('is %s', (_, now, hour, next) => {
    expect(nextRun(new Date(now), hour).toISOString()).toBe(next);
  });
});
