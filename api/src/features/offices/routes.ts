import type { FastifyPluginAsync } from 'fastify';
import { nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { MOBILE } from '#lib/mobile.ts';
import { serve } from '#lib/serve.ts';
import { type Condition, findCards } from '../search/index.ts';
import type { OfficeProfile } from './contract.ts';
import * as contract from './contract.ts';
import { NO_OFFERS, officesOffers } from './office-offers.ts';
import { presentAreas, presentDeals, presentEntry, presentOffice } from './present.ts';
import {
  approvedOffices,
  areasOf,
  findOffice,
  hoursOf,
  type OfficeFilter,
  phoneOfOffice,
  replyMinutesOf,
  teamOf,
} from './queries.ts';

const PAGE_SIZE = 24;

/** The directory, and an office's public face. */
export const officeRoutes: FastifyPluginAsync = async (app) => {
  const { deps } = app;

  const directory = async (
    filter: Partial<OfficeFilter>,
    { page = 1, limit = PAGE_SIZE, by = 'listings', direction }: Paging,
    lang: Lang,
  ) => {
    const [{ catalogue }, counts] = await Promise.all([deps.facts.get(), deps.counts.get()]);
    const name = lang === 'ar' ? ('name_ar' as const) : ('name_en' as const);
    const rows = await approvedOffices(deps.db, {
      ...filter,
      sort: by === 'date' ? 'date' : name,
      direction: by === 'name' || by === 'date' ? (direction ?? (by === 'date' ? 'desc' : 'asc')) : 'asc',
    });
    const sign = direction === 'asc' ? 1 : -1;
    if (by === 'rating') rows.sort((a, b) => sign * (a.rating_weight - b.rating_weight));
    const cards = rows.map((row) => presentOffice(row, catalogue, counts, lang));
    if (by === 'listings') cards.sort((a, b) => sign * (a.listings - b.listings));
    const shown = cards.slice((page - 1) * limit, page * limit);
    const [offers, replies] = await Promise.all([
      officesOffers(
        deps,
        shown.map(({ slug }) => slug),
      ),
      replyMinutesOf(
        deps.db,
        shown.map(({ id }) => id),
      ),
    ]);
    return {
      offices: shown.map((card) =>
        presentEntry(card, offers.get(card.slug) ?? NO_OFFERS, replies.get(card.id) ?? null, catalogue, lang),
      ),
      page: { number: page, size: limit, total: cards.length },
    };
  };

  serve(app, contract.listOffices, async ({ query, request }) => {
    const { catalogue } = await deps.facts.get();
    const province = query.province ? catalogue.places.find('province', query.province) : undefined;
    const city = query.city ? catalogue.places.find('city', query.city) : undefined;
    if ((query.province && !province) || (query.city && !city)) throw new AppError('place_not_found', 404);
    const cityIds = city ? [city.id] : province?.children.map((child) => child.id);
    const is = (value: 'true' | 'false' | undefined) => (value === undefined ? undefined : value === 'true');
    return directory(
      { query: query.query, cityIds, verified: is(query.verified), premium: is(query.premium) },
      { page: query.page, limit: query.limit, by: query.sortBy, direction: query.sortOrder },
      request.lang,
    );
  });

  serve(app, contract.officesOfCity, async ({ params, query, request }) => {
    const city = (await deps.facts.get()).catalogue.places.find('city', params.city);
    if (!city) throw new AppError('place_not_found', 404);
    return directory({ cityIds: [city.id] }, query, request.lang);
  });

  serve(app, contract.officesOfProvince, async ({ params, query, request }) => {
    const province = (await deps.facts.get()).catalogue.places.find('province', params.province);
    if (!province) throw new AppError('place_not_found', 404);
    return directory({ cityIds: province.children.map((child) => child.id) }, query, request.lang);
  });

  const officeOf = async (ref: string) => {
    const office = await findOffice(deps.db, ref);
    if (!office) throw new AppError('office_not_found', 404);
    return office;
  };

  serve(app, contract.getOffice, async ({ params, request }) => {
    const row = await officeOf(params.id);
    const [{ catalogue }, counts, team, offered, phone, hours, areas] = await Promise.all([
      deps.facts.get(),
      deps.counts.get(),
      teamOf(deps.db, row.id),
      officesOffers(deps, [row.slug]),
      phoneOfOffice(deps.db, row.id),
      hoursOf(deps.db, row.id),
      areasOf(deps.db, row.id),
    ]);
    const lang = request.lang;
    const offers = offered.get(row.slug) ?? NO_OFFERS;
    return {
      ...presentOffice(row, catalogue, counts, lang),
      listings: offers.total,
      address: row.address,
      website: row.website,
      hasPhone: phone !== null,
      hasWhatsapp: phone !== null && MOBILE.test(phone),
      hours,
      languages: row.languages as OfficeProfile['languages'],
      areas: presentAreas(areas, catalogue, lang),
      team,
      byCategory: offers.categories.flatMap(({ key, count }) => {
        const category = catalogue.categories.find(key);
        return category?.level === 2 ? [{ key, name: nameOf(category, lang), count }] : [];
      }),
      byTransaction: presentDeals(offers, catalogue, lang),
    };
  });

  serve(app, contract.officeListings, async ({ params, query, request }) => {
    const row = await officeOf(params.id);
    const { catalogue } = await deps.facts.get();
    const conditions: Condition[] = [{ op: 'in', facet: 'office', field: 'office', values: [row.slug] }];
    if (query.transactionType) {
      conditions.push({
        op: 'in',
        facet: 'transactionType',
        field: 'transactionTypes',
        values: [query.transactionType],
      });
    }
    const category = query.category ? catalogue.categories.find(query.category) : undefined;
    if (category) conditions.push({ op: 'in', facet: 'category', field: 'categories', values: [category.slug] });
    const { page = 1, limit = PAGE_SIZE, sortBy = 'date', sortOrder } = query;
    const found = await findCards(
      deps,
      {
        conditions,
        by: sortBy,
        direction: sortOrder ?? (sortBy === 'date' ? 'desc' : 'asc'),
        from: Math.min((page - 1) * limit, 1_000),
        size: limit,
      },
      request.lang,
    );
    return { items: found.items, page: { number: page, size: limit, total: found.total } };
  });
};

interface Paging {
  page?: number;
  limit?: number;
  by?: 'name' | 'rating' | 'date' | 'listings';
  direction?: 'asc' | 'desc';
}
