import { connect } from '../../../db/src/index.ts';

export type PricedQuarter = { key: string; lng: number; lat: number; sample: number };

/**
 * Asking prices for villas of Damascus's quarters, as if it had hundreds: the demo has too few of anything. Answers with the
 * dearest, which has a sample of its own.
 */
export async function pricedQuarters(): Promise<PricedQuarter> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    const { rows } = await db.raw<{ rows: PricedQuarter[] }>(
      `with priced as (
         select l.id, l.kind, l.key, l.center, row_number() over (order by l.kind, l.key) as turn
         from locations l left join locations city on city.id = l.parent_id
         where (l.kind, l.key) = ('province', 'damascus') or (city.kind, city.key) = ('city', 'damascus')),
       -- Every seventh quarter is silent.
       written as (
         insert into place_prices (location_id, category_id, deal, sample, median_cents, low_cents, high_cents, per_m2_sample,
           per_m2_median_cents)
         select p.id, c.id, 'sale', 1000 + p.turn, 1, 1, 1, 1000 + p.turn, 30000 + (p.turn * 37 % 41) * 4000
         from priced p join categories c on c.slug = 'villas' where p.turn % 7 <> 0
         on conflict (location_id, category_id, deal) do update set per_m2_sample = excluded.per_m2_sample,
           per_m2_median_cents = excluded.per_m2_median_cents)
       select key, st_x(center) as lng, st_y(center) as lat, 1000 + turn::int as sample from priced
       where turn % 7 <> 0 and kind = 'neighborhood' order by turn * 37 % 41 desc, turn limit 1`,
    );
    const [dearest] = rows;
    if (!dearest) throw new Error('Damascus has no quarters');
    return dearest;
  } finally {
    await db.destroy();
  }
}

/**
 * Asking prices for villas in tiles round a quarter, a hill of them with the quarter on its top and holes at its foot, in
 * the levels of a city's zooms.
 */
export async function pricedCells({ lng, lat }: PricedQuarter): Promise<void> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  try {
    await db.raw(
      `insert into price_cells (category_id, deal, level, cell, sample, per_m2_median_cents)
       select c.id, 'sale', zoom, tile_key(x + aside, y + down), 8 + (aside + 12) * 25 + down + 12,
         30000 + round(160 * exp(-pow(away / 6, 2))) * 1000
       from categories c, generate_series(13, 15) as zoom,
         lateral (select 1 << (15 - zoom) as wide,
           floor((?::float8 + 180) / 360 * (1 << zoom))::integer as x,
           floor((1 - asinh(tand(?::float8)) / pi()) / 2 * (1 << zoom))::integer as y) as top,
         generate_series(-12, 12) as aside, generate_series(-12, 12) as down,
         lateral (select sqrt(aside * aside + down * down) * wide as away) as distance
       where c.slug = 'villas' and away <= 12 and (away < 5 or (aside * 7 + down * 13) % 5 <> 0)
       on conflict (category_id, deal, level, cell) do update set sample = excluded.sample,
         per_m2_median_cents = excluded.per_m2_median_cents`,
      [lng, lat],
    );
  } finally {
    await db.destroy();
  }
}
