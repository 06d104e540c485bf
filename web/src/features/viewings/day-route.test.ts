import type { ViewingStop } from '@diyar/api/contracts/viewings';
import { expect, it } from 'vitest';
import { aStop } from '#testing/a-stop.ts';
import { legsOf, travelMinutes } from './day-route.ts';

const MEZZEH = { lng: 36.24, lat: 33.5, isApproximate: false };
const MALKI = { lng: 36.28, lat: 33.52, isApproximate: false };
const at = (hour: string, point: ViewingStop['point'], minutes = 30) =>
  aStop({ startsAt: `2026-12-01T${hour}:00.000Z`, minutes, point });

it('takes three minutes a kilometre in a town, and one beyond its first ten', () => {
  expect([0, 20, 1000, 10_000, 140_000].map(travelMinutes)).toEqual([0, 0, 4, 31, 161]);
});

it('has a leg from each stop to the next', () => {
  expect(legsOf([at('10:00', MEZZEH)])).toEqual([]);
  const [leg, ...others] = legsOf([at('10:00', MEZZEH), at('11:00', MALKI)]);
  expect(others).toEqual([]);
  expect(leg).toMatchObject({ isExact: true, freeMinutes: 30, neededMinutes: 13, verdict: 'fine' });
  expect(leg?.metres).toBeCloseTo(4325, -2);
});

it('warns of too little time for the way, and of two at once', () => {
  const verdicts = (...stops: ViewingStop[]) => legsOf(stops).map(({ verdict }) => verdict);
  expect(verdicts(at('10:00', MEZZEH), at('10:42', MALKI))).toEqual(['tight']);
  expect(verdicts(at('10:00', MEZZEH), at('10:43', MALKI))).toEqual(['fine']);
  expect(verdicts(at('10:00', MEZZEH), at('10:15', MALKI), at('10:50', MALKI))).toEqual(['overlap', 'fine']);
  expect(verdicts(at('10:00', MEZZEH), at('10:30', MEZZEH))).toEqual(['fine']);
});

it('knows of an approximate end, and of one without a point', () => {
  const near = { ...MALKI, isApproximate: true };
  expect(legsOf([at('10:00', MEZZEH), at('12:00', near), at('12:15', null)])).toMatchObject([
    { isExact: false, verdict: 'fine' },
    { metres: undefined, verdict: 'overlap' },
  ]);
});
