import { eachOf, FIELD_NAMES } from '@diyar/db/listing-fields';
import { foldQuery } from '@diyar/indexer/arabic';
import { describe, expect, it } from 'vitest';
import type { Facts } from './facts.ts';
import type { SearchListingRow } from './row.ts';
import { toDocument } from './to-document.ts';
import { makeWording } from './wording.ts';

const names = (slug: string, level: number, nameAr: string, nameEn: string) => ({
  id: slug,
  parentId: null,
  level,
  slug,
  nameAr,
  nameEn,
  propertyType: null,
});
const place = (kind: 'province' | 'city' | 'neighborhood', key: string, nameAr: string, nameEn: string) => ({
  id: key,
  kind,
  parentId: null,
  key,
  nameAr,
  nameEn,
  spellings: [],
  rank: 1,
});
const facts: Facts = {
  places: [
    place('province', 'damascus', 'دمشق', 'Damascus'),
    place('city', 'damascus', 'دمشق', 'Damascus'),
    place('neighborhood', 'damascus.mezzeh', 'المزة', 'Mezzeh'),
  ],
  categories: [
    names('real-estate', 0, 'عقارات', 'Real estate'),
    names('residential', 1, 'سكني', 'Residential'),
    names('apartments', 2, 'شقق', 'Apartments'),
  ],
  transactions: [{ slug: 'rent', nameAr: 'إيجار', nameEn: 'Rent' }],
  attributes: [
    {
      slug: 'ownership_paper',
      type: 'select',
      nameAr: 'نوع الملكية',
      nameEn: 'Ownership',
      unitAr: null,
      unitEn: null,
      filterable: true,
      options: [{ value: 'green_tabu', labelAr: 'طابو أخضر', labelEn: 'Green tabu' }],
    },
    {
      slug: 'secret_note',
      type: 'text',
      nameAr: 'ملاحظة',
      nameEn: 'Note',
      unitAr: null,
      unitEn: null,
      filterable: false,
      options: [],
    },
  ],
};
const wording = makeWording(facts);

const row = (columns: Partial<SearchListingRow> = {}): SearchListingRow => ({
  id: '01890000-0000-7000-8000-000000000001',
  code: 4711,
  owner_id: 'owner',
  title_ar: 'بيت للإيجار',
  title_en: null,
  description_ar: 'قريب من المدارس',
  description_en: null,
  category_path: ['real-estate', 'residential', 'apartments'],
  category_id: 'apartments',
  property_type: 'apartment',
  transaction_type: 'rent',
  price_kind: 'amount',
  price_cents: 25_050,
  price_period: 'month',
  sale_cents: null,
  rent_cents: 25_050,
  rent_period: 'month',
  is_negotiable: true,
  ...eachOf(FIELD_NAMES, () => null),
  area: 100,
  bedrooms: 2,
  bathrooms: 1,
  rooms: 3,
  floor: 4,
  floors: 5,
  furnishing: 'furnished',
  availability: null,
  features: ['elevator'],
  attributes: { ownership_paper: 'green_tabu', secret_note: 'x', unknown: 1 },
  province_key: 'damascus',
  city_key: 'damascus',
  neighborhood_key: 'damascus.mezzeh',
  address: null,
  lng: 36.25,
  lat: 33.5,
  tile_x: 157_469,
  tile_y: 105_006,
  is_approximate: false,
  near: null,
  streets: null,
  priority: 0,
  is_featured: false,
  boosts: [],
  published_at: new Date('2026-01-01T00:00:00.900Z'),
  confirmed_at: null,
  office_id: null,
  office_slug: null,
  office_name_ar: null,
  office_name_en: null,
  office_verified: false,
  images: ['a', 'b', 'c', 'd', 'e', 'f'],
  image_color: '#aabbcc',
  home_id: null,
  home_size: null,
  ...columns,
});

describe('toDocument', () => {
  it('says which home others offer too, and nothing where nobody does', () => {
    const home_id = '01890000-0000-7000-8000-00000000000a';
    expect(toDocument(row({ home_id, home_size: 3 }), wording).card.home).toEqual({ id: home_id, others: 2 });
    expect(toDocument(row(), wording).card).not.toHaveProperty('home');
  });

  it('gives prices in dollars, whole dollars per square metre, and their bars', () => {
    expect(toDocument(row(), wording)).toMatchObject({
      price: 250.5,
      pricePerM2: 3,
      priceBucket: 250,
      areaBucket: 100,
      published: 1_767_225_600,
    });
  });

  it('leaves out what has no value, and keeps a floor or a price of nought', () => {
    const silent = toDocument(row({ price_cents: null, floor: 0, features: [] }), wording);
    for (const field of ['price', 'pricePerM2', 'priceBucket', 'availability', 'features', 'office'])
      expect(silent).not.toHaveProperty(field);
    expect(silent.floor).toBe(0);
    expect(toDocument(row({ price_cents: 0 }), wording).price).toBe(0);
  });

  it('lets «both» answer to sale and to rent', () => {
    expect(toDocument(row({ transaction_type: 'both' }), wording).transactionTypes).toEqual(['sale', 'rent', 'both']);
  });

  it('keeps only known, filterable attributes of the right type', () => {
    expect(toDocument(row(), wording).attr).toEqual({ ownership_paper: 'green_tabu' });
    expect(toDocument(row({ attributes: { ownership_paper: 7 } }), wording).attr).toEqual({});
  });

  it('shows the first five images and counts them all', () => {
    expect(toDocument(row(), wording).card).toMatchObject({ images: ['a', 'b', 'c', 'd', 'e'], imageCount: 6 });
  });

  it.each(['طابو اخضر', 'furnished', 'مفروش', 'شقه', 'apartment', 'المزة', 'Mezzeh', '٣ غرف', 'مصعد', 'إيجار', '4711'])(
    'is found by what only its columns say: %s',
    (query) => {
      const { title, place, keywords, description } = toDocument(row(), wording);
      const words = new Set(`${title} ${place} ${keywords} ${description}`.split(' '));
      const asked = foldQuery(query, wording.lexicon, { unfinishedLast: false }).split(' ');
      expect(asked.filter((word) => !words.has(word))).toEqual([]);
    },
  );
});

describe('the wording', () => {
  it('is made once for the same facts, and anew for others', () => {
    expect(makeWording(structuredClone(facts))).toBe(makeWording(facts));
    const [first, ...others] = facts.transactions;
    const renamed = { ...facts, transactions: [{ ...first, nameAr: 'مقايضة' }, ...others] } as typeof facts;
    expect(makeWording(renamed)).not.toBe(makeWording(facts));
  });
});
