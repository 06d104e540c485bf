import type { Db } from '@diyar/db';
import { cacheAnswers } from '#lib/answer-cache.ts';
import type { Area, LngLat, Shape } from '#rules/shape.ts';
import { type Walk, walkFrom } from './walk-area.ts';

/** A walk is asked for again with each page of a search, and for the map. */
const KEPT_MS = 10 * 60_000;
const SEPARATOR = ' ';

const snapshotOf = new WeakMap<Db, (key: string) => Promise<Walk>>();

/** What a walk reaches; kept until other streets are loaded. */
export async function walk(db: Db, [lng, lat]: LngLat, minutes: number): Promise<Walk> {
  const loaded = await db('seed_state').where({ name: 'walks' }).first('seeded_at');
  let kept = snapshotOf.get(db);
  if (!kept) {
    kept = cacheAnswers(KEPT_MS, (key) => {
      const [x, y, long] = key.split(SEPARATOR).map(Number) as [number, number, number];
      return walkFrom(db, [x, y], long);
    });
    snapshotOf.set(db, kept);
  }
  return kept([lng, lat, minutes, loaded?.seeded_at.getTime()].join(SEPARATOR));
}

/** A shape whose walks know their streets. */
export async function withWalks(db: Db, shape: Shape): Promise<Shape> {
  return Promise.all(
    shape.map(async (area): Promise<Area> => {
      if (area.kind !== 'walk' || area.how) return area;
      return { ...area, ...(await walk(db, area.center, area.minutes)) };
    }),
  );
}
