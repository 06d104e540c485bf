import { type Catalogue, nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { PlacePrice } from './contract.ts';
import type { PageSubject } from './page-subject.ts';
import type { StreetPriceRow } from './price-queries.ts';

/** Cents as dollars, rounded as people say them: to the nearest hundred above ten thousand. */
export function saidDollars(cents: number): number {
  const dollars = cents / 100;
  if (dollars >= 10_000) return Math.round(dollars / 100) * 100;
  if (dollars >= 1_000) return Math.round(dollars / 10) * 10;
  return dollars >= 20 ? Math.round(dollars) : Math.round(dollars * 10) / 10;
}

export type Deal = { deal: PlacePrice['deal']; period: PlacePrice['period'] };

export function readDeal(text: string): Deal {
  const [deal, period = null] = text.split('_');
  return { deal: deal as Deal['deal'], period: period as Deal['period'] };
}

export function presentPrice(
  row: StreetPriceRow,
  { path }: Pick<PageSubject, 'path'>,
  { categories }: Catalogue,
  lang: Lang,
): PlacePrice | undefined {
  const category = categories.find(row.category_id);
  if (!category) return undefined;
  const { deal, period } = readDeal(row.deal);
  return {
    category: {
      key: category.slug,
      name: nameOf(category, lang),
      path: path({ category: category.slug, transactionType: deal }),
    },
    deal,
    period,
    sample: row.sample,
    median: saidDollars(row.median_cents),
    low: saidDollars(row.low_cents),
    high: saidDollars(row.high_cents),
    perM2:
      row.per_m2_median_cents === null
        ? null
        : { median: saidDollars(row.per_m2_median_cents), sample: row.per_m2_sample },
  };
}
