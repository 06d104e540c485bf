import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import { patiently } from '#lib/figures-by-day.ts';
import type { Period } from '#rules/periods.ts';
import { WITHIN_REACH } from '../office-team/index.ts';
import type { Funnel, REPORT_SORTS, ReportedListing } from './contract.ts';
import { FUNNEL } from './contract.ts';
import { figuresBy, funnelsOf, noFigures, OF_OFFICE } from './funnel.ts';
import { standingsOf } from './similar.ts';

type Named = Pick<ReportedListing, 'id' | 'code' | 'title' | 'status'>;

const named = (lang: Lang) => `l.id, l.code, coalesce(l.title_${lang}, l.title_ar, l.title_en) as title, l.status`;

interface Asked {
  office: string;
  period: Period;
  sort: (typeof REPORT_SORTS)[number];
  size: number;
  skip: number;
  lang: Lang;
}

/** An office's listings that people can have seen, with most of `sort` first. */
export async function officeListings(db: Db, asked: Asked): Promise<{ listings: ReportedListing[]; total: number }> {
  const { office, period, sort, size, skip, lang } = asked;
  const sums = FUNNEL.map((name) => `coalesce(sum(n) filter (where name = '${name}'), 0)::int as ${name}`).join(', ');
  const rows = await patiently<Named & Funnel & { total: number }>(
    db,
    `with figures as (${figuresBy('listing_id', OF_OFFICE)}),
     per as (select listing_id, ${sums} from figures group by 1)
     select ${named(lang)}, ${FUNNEL.map((name) => `coalesce(per.${name}, 0) as ${name}`).join(', ')},
       (count(*) over ())::int as total
     from listings l left join per on per.listing_id = l.id
     where ${OF_OFFICE} and l.deleted_at is null and l.published_at is not null
     order by ${sort === 'newest' ? 'l.published_at' : `coalesce(per.${sort}, 0)`} desc, l.id limit :size offset :skip`,
    { scope: office, ...period, size, skip },
  );
  const standings = await standingsOf(
    db,
    rows.map(({ id }) => id),
    period,
  );
  return {
    listings: rows.map(({ total: _, ...row }) => ({ ...row, ...(standings.get(row.id) ?? UNKNOWN) })),
    total: rows[0]?.total ?? 0,
  };
}

const UNKNOWN = { viewsPerDay: 0, similar: null };

/** Listings by their ids, in that order; those that are not the office's, or not the keeper's, are left out. */
export async function listingsNamed(
  db: Db,
  {
    ids,
    period,
    lang,
    ...whose
  }: { ids: string[]; period: Period; lang: Lang } & ({ office: string } | { keeper: string }),
): Promise<ReportedListing[]> {
  const isOffice = 'office' in whose;
  const rows = await patiently<Named>(
    db,
    `select ${named(lang)} from listings l
     where l.id = any(:ids::uuid[]) and l.deleted_at is null and ${isOffice ? 'l.office_id = :office::uuid' : WITHIN_REACH}
     order by array_position(:ids::uuid[], l.id)`,
    { ids, ...(isOffice ? { office: whose.office } : { userId: whose.keeper }) },
  );
  const found = rows.map(({ id }) => id);
  const [funnels, standings] = await Promise.all([funnelsOf(db, found, period), standingsOf(db, found, period)]);
  return rows.map((row) => ({
    ...row,
    ...(funnels.get(row.id) ?? noFigures()),
    ...(standings.get(row.id) ?? UNKNOWN),
  }));
}
