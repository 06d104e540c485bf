import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { askedPeriod, todayInDamascus } from '#lib/asked-period.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { MAX_EXPORTED_ROWS } from '#lib/tables/table.ts';
import { sendTable } from '#lib/tables/write-table.ts';
import type { Period } from '#rules/periods.ts';
import { requireIncluded } from '../quotas/index.ts';
import * as contract from './contract.ts';
import { drawReport } from './draw-report.ts';
import { reportTable } from './export-listings.ts';
import { funnelOf, NAMED } from './funnel.ts';
import { listingsNamed, officeListings } from './listings.ts';
import { officeOf, officeTitles } from './office-of.ts';
import { overviewOf } from './overview.ts';

const DAY_MS = 86_400_000;
const PAGE_SIZE = 20;
const EXPORTED_AT_ONCE = 500;
/** Listings of a report on paper. */
const ON_PAPER = 100;
const COMPARED = { least: 2, most: 5 };

export const reportRoutes: FastifyPluginAsync = async (app) => {
  const { db, config } = app.deps;

  /** @throws AppError plan_lacks_history (403) */
  async function askedOf(userId: string, asked: Parameters<typeof askedPeriod>[1]) {
    const [office, period, today] = await Promise.all([
      ...([officeOf(db, userId), askedPeriod(db, asked), todayInDamascus(db)] as const),
    ]);
    const days = (Date.parse(today) - Date.parse(period.from)) / DAY_MS + 1;
    await requireIncluded(db, { officeId: office }, 'history', Math.max(1, days));
    return { office, period };
  }

  async function paperOf({ office, period, lang }: { office: string; period: Period; lang: Lang }): Promise<Buffer> {
    const [titled, overview, list] = await Promise.all([
      officeTitles(db, office),
      overviewOf(db, office, period),
      officeListings(db, { office, period, sort: 'views', size: ON_PAPER, skip: 0, lang }),
    ]);
    const titles = { office: titled[lang], brand: config.brand[lang] };
    return drawReport({ ...titles, ...period, ...overview, ...list }, { lang, at: titled.now });
  }

  serve(app, contract.overviewReport, async ({ query, caller }) => {
    const { office, period } = await askedOf(caller.id, query);
    return { ...period, ...(await overviewOf(db, office, period)) };
  });

  serve(app, contract.listingsReport, async ({ query, caller, request }) => {
    const { page: number = 1, limit: size = PAGE_SIZE, sort = 'views', ...asked } = query;
    const { office, period } = await askedOf(caller.id, asked);
    const paging = { size, skip: (number - 1) * size, lang: request.lang };
    const { listings, total } = await officeListings(db, { office, period, sort, ...paging });
    return { ...period, listings, page: { number, size, total } };
  });

  serve(app, contract.exportListingFigures, async ({ query, caller, request, reply }) => {
    const { format, ...asked } = query;
    const { lang } = request;
    const { office, period } = await askedOf(caller.id, asked);
    await requireIncluded(db, { officeId: office }, 'export');
    const name = `diyar-report-${period.from}-${period.to}`;
    if (format === 'pdf') return sendPaper(reply, await paperOf({ office, period, lang }), name);
    async function* all() {
      for (let skip = 0; skip <= MAX_EXPORTED_ROWS; skip += EXPORTED_AT_ONCE) {
        const paging = { size: EXPORTED_AT_ONCE, skip, lang };
        const { listings } = await officeListings(db, { office, period, sort: 'views', ...paging });
        yield* listings;
        if (listings.length < EXPORTED_AT_ONCE) return;
      }
    }
    return sendTable(reply, reportTable(all(), lang), { name, format, lang });
  });

  serve(app, contract.comparativeReport, async ({ query, caller, request }) => {
    const { listings: ids = [], ...asked } = query;
    if (ids.length < COMPARED.least || ids.length > COMPARED.most)
      throw new AppError('comparison_size', 400).on('listings');
    const { office, period } = await askedOf(caller.id, asked);
    await requireIncluded(db, { officeId: office }, 'comparison', ids.length);
    const listings = await listingsNamed(db, { ids, office, period, lang: request.lang });
    if (listings.length < ids.length) throw new AppError('listing_not_found', 404);
    const steps = await Promise.all(
      listings.map(async ({ id }) => (await funnelOf(db, { where: NAMED, scope: [id] }, period)).steps),
    );
    return { ...period, listings: listings.map((listing, at) => ({ ...listing, steps: steps[at] ?? [] })) };
  });

  serve(app, contract.ownListingFigures, async ({ params, query, caller, request }) => {
    const period = await askedPeriod(db, query);
    const asked = { ids: [params.id], period, lang: request.lang };
    const [listing] = await listingsNamed(db, { ...asked, keeper: caller.id });
    if (!listing) throw new AppError('listing_not_found', 404);
    const figures = await funnelOf(db, { where: NAMED, scope: [params.id] }, period);
    return { ...period, listing, before: figures.before, steps: figures.steps };
  });
};

const sendPaper = (reply: FastifyReply, pdf: Buffer, name: string) =>
  reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'x-content-type-options': 'nosniff',
    })
    .send(pdf);
