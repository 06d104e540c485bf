import { bePatient, type Db } from '@diyar/db';
import type { FastifyPluginAsync } from 'fastify';
import { nameOf } from '../../lib/catalogue/index.ts';
import { serve } from '../../lib/serve.ts';
import { publicStatistics } from './contract.ts';

const FRESH_MS = 60_000;
/** Counts whole tables, once a minute for everybody. */
const PATIENCE_MS = 15_000;

interface Figures {
  offices: number;
  users: number;
  views: number;
  newThisWeek: number;
}

/** Figures for everyone, at most a minute old: one question to the database a minute, whoever asks. */
export const statisticsRoutes: FastifyPluginAsync = async (app) => {
  const { deps } = app;
  let figures: { at: number; value: Promise<Figures> } | undefined;
  const fresh = () => {
    if (!figures || Date.now() - figures.at > FRESH_MS) {
      figures = { at: Date.now(), value: readFigures(deps.db) };
      figures.value.catch(() => {
        figures = undefined; // the caller gets the error, the next one asks again
      });
    }
    return figures.value;
  };

  serve(app, publicStatistics, async ({ request }) => {
    const [{ catalogue }, counts, now] = await Promise.all([deps.facts.get(), deps.counts.get(), fresh()]);
    const lang = request.lang;
    const most = <T>(items: T[], count: (item: T) => number) =>
      items.filter((item) => count(item) > 0).sort((a, b) => count(b) - count(a));
    return {
      ...now,
      listings: counts.total,
      cities: Object.keys(counts.city).length,
      byProvince: most(catalogue.places.provinces, (one) => counts.province[one.key] ?? 0).map((one) => ({
        key: one.key,
        name: nameOf(one, lang),
        count: counts.province[one.key] ?? 0,
      })),
      byCategory: most(catalogue.categories.roots, (one) => counts.category[one.slug] ?? 0).map((one) => ({
        key: one.slug,
        name: nameOf(one, lang),
        count: counts.category[one.slug] ?? 0,
      })),
    };
  });
};

async function readFigures(db: Db): Promise<Figures> {
  return db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    const { rows } = await trx.raw(`
    select
      (select count(*)::int from offices where status = 'approved') as offices,
      (select count(*)::int from users where banned_at is null) as users,
      (select coalesce(sum(views), 0)::bigint from listing_stats) as views,
      (select count(*)::int from listings where status = 'active' and published_at > app_now() - interval '7 days')
        as "newThisWeek"`);
    return rows[0];
  });
}
