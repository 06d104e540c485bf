import { bePatient, type Db } from '@diyar/db';
import { cacheAnswers } from '#lib/answer-cache.ts';
import { type CategoryFact, nameOf, type Place } from '#lib/catalogue/index.ts';
import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { AreaPrice, AreaPrices } from './contract.ts';
import { readDeal, saidDollars } from './present-price.ts';

/** Medians are computed every five minutes. */
export const FRESH_MS = 60_000;
export const PATIENCE_MS = 5_000;
const SEPARATOR = ' ';

interface Row {
  location_id: string;
  category_id: string;
  deal: string;
  sample: number;
  median_cents: number;
}

type Asked = { category?: string[]; transactionType?: 'sale' | 'rent' };

/** Asking prices per square metre of every place that eight listings speak for: what the map is coloured by. */
export function createAreaPrices({ db, facts }: Pick<Deps, 'db' | 'facts'>) {
  const rowsOf = cacheAnswers(FRESH_MS, (key) => readRows(db, key));
  return async ({ category, transactionType }: Asked, lang: Lang): Promise<AreaPrices> => {
    const { categories, places } = (await facts.get()).catalogue;
    const asked = category?.flatMap((slug) => categories.find(slug) ?? []) ?? categories.roots;
    const kinds = [...new Set(asked.flatMap(narrowest))].map(({ id }) => id).sort();
    const rows = await rowsOf([transactionType ?? '', ...kinds].join(SEPARATOR));
    const [first] = rows;
    const kind = first && categories.find(first.category_id);
    if (!kind) return { kind: null, areas: [] };
    return {
      kind: { category: { key: kind.slug, name: nameOf(kind, lang) }, ...readDeal(first.deal) },
      areas: rows.flatMap((row) => {
        const place = places.byId(row.location_id);
        return place ? presentArea(row, place, lang) : [];
      }),
    };
  };
}

/** Flats and land have one price per metre in common and nothing to say to each other: only leaves are compared. */
const narrowest = (category: CategoryFact): CategoryFact[] =>
  category.children.length > 0 ? category.children.flatMap(narrowest) : [category];

function presentArea({ median_cents, sample }: Row, place: Place, lang: Lang): AreaPrice {
  return {
    kind: place.kind,
    key: place.key,
    name: nameOf(place, lang),
    city: place.kind === 'neighborhood' ? (place.parent?.key ?? null) : null,
    isDivided: place.children.length > 0,
    lng: place.lng,
    lat: place.lat,
    median: saidDollars(median_cents),
    sample,
  };
}

/** Of all kinds and deals that are asked for, the one that most listings speak for. */
function readRows(db: Db, key: string): Promise<Row[]> {
  const [deal = '', ...categoryIds] = key.split(SEPARATOR);
  return db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    const { rows } = await trx.raw<{ rows: Row[] }>(
      `with best as (
         select p.category_id, p.deal
         from place_prices p join locations l on l.id = p.location_id and l.kind = 'province'
         where p.category_id = any(?::uuid[]) and ? in ('', split_part(p.deal, '_', 1)) and p.per_m2_median_cents is not null
         group by p.category_id, p.deal
         order by sum(p.per_m2_sample) desc, p.deal, p.category_id limit 1)
       select p.location_id, p.category_id, p.deal, p.per_m2_sample as sample, p.per_m2_median_cents as median_cents
       from place_prices p join best using (category_id, deal)
       where p.per_m2_median_cents is not null`,
      [categoryIds, deal],
    );
    return rows;
  });
}
