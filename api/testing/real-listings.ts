import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Db, seedId } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { parse } from 'csv-parse/sync';
import { aUser } from './factories.ts';

/** Beside the project, or beside the folder of its worktrees. */
const BESIDE = ['../../../shared', '../../../../shared'].map((folder) =>
  fileURLToPath(new URL(`${folder}/listings/palestine_real_estate.csv`, import.meta.url)),
);
const FILE = BESIDE.find(existsSync) ?? '';
/** Real advertisements lie beside the project, never in it. */
export const hasRealListings = FILE !== '';

/** A real advertisement as its columns have it; `text` is all that its owner wrote. */
export interface RealListing {
  id: string;
  kind: string;
  deal: string;
  metres: number | null;
  extras: string[];
  text: string;
}

const CATEGORIES = new Map<string, string>(
  Object.entries<string>({
    'قطعة ارض': 'residential-land',
    شقة: 'apartments',
    'بيت مستقل': 'houses',
    محل: 'shops',
    مكتب: 'office-spaces',
    فيلا: 'villas',
    رووف: 'roof-flats',
    مخزن: 'warehouses',
    'عمارة/مبنى': 'residential-buildings',
  }),
);

const SHORTEST = 100;

const metresIn = (size: string): number | null => {
  const [, figure = '', unit = ''] = /^([\d.,]+)\s*(.*)$/.exec(size) ?? [];
  const value = Number(figure.replace(/,/g, ''));
  return figure === '' ? null : unit.startsWith('دونم') ? value * 1000 : value;
};

/** Puts them in as they are: kind, deal and town; every optional field stays empty. */
export async function insertRealListings(db: Db): Promise<RealListing[]> {
  const rows: Record<string, string>[] = parse(readFileSync(FILE), { columns: true, bom: true });
  const owner = await aUser(db);
  const city = await rowOf(db('locations').where({ kind: 'city', key: 'damascus' }).first('id', 'parent_id'));
  const listings: RealListing[] = [];
  const values = rows.map((row, at) => {
    const cell = (name: string) => row[name]?.trim() ?? '';
    const title = [cell('نوع العقار'), cell('العرض'), cell('المساحة'), cell('المنطقة')].join(' ').slice(0, 100);
    const text = [cell('تفاصيل'), cell('العنوان'), cell('الخدمات والمميزات')].filter(Boolean).join('\n');
    const id = `0190ffff-0000-7000-8000-${String(at).padStart(12, '0')}`;
    const [kind, deal] = [cell('نوع العقار'), cell('العرض')];
    const extras = cell('الخدمات والمميزات')
      .split('/')
      .map((extra) => extra.trim());
    listings.push({ id, kind, deal, metres: metresIn(cell('المساحة')), extras, text: `${title}\n${text}` });
    return {
      id,
      owner_id: owner.id,
      status: 'active',
      category_id: seedId('categories', CATEGORIES.get(kind) ?? 'apartments'),
      transaction_type: deal === 'للايجار' ? 'rent' : 'sale',
      title_ar: title,
      // Some are shorter than our form asks for.
      description_ar: text.slice(0, 4000).padEnd(SHORTEST, ' .'),
      price_kind: 'on_request',
      province_id: city.parent_id,
      city_id: city.id,
      point: db.raw('st_setsrid(st_makepoint(36.29, 33.51), 4326)'),
      published_at: new Date(Date.now() - at * 60_000),
    } as const;
  });
  for (let from = 0; from < values.length; from += 100) await db('listings').insert(values.slice(from, from + 100));
  return listings;
}
