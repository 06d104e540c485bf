import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngine } from '../../testing/index.ts';
import { createEngine } from '../engine.ts';
import { LISTING_SETTINGS } from '../listings/settings.ts';
import { foldDocument, foldQuery } from './fold.ts';
import { buildLexicon } from './lexicon.ts';
import { placeEntries } from './place-entries.ts';
import { vocabularyEntries } from './vocabulary/index.ts';

// The engine cuts words its own way: that it keeps ours whole can only be seen on the engine.
const lexicon = buildLexicon([
  ...vocabularyEntries,
  ...placeEntries([
    { kind: 'province', key: 'damascus', name_ar: 'دمشق', name_en: 'Damascus', spellings: ['الشام'] },
    { kind: 'neighborhood', key: 'damascus.mezzeh', name_ar: 'المزة', name_en: 'Mezzeh', spellings: ['Mazzeh'] },
    { kind: 'neighborhood', key: 'damascus.kafr-sousa', name_ar: 'كفر سوسة', name_en: 'Kafr Sousa' },
    { kind: 'city', key: 'jaramana', name_ar: 'جرمانا', name_en: 'Jaramana' },
  ]),
]);
const TITLES = [
  'شقة للبيع في المزة',
  'شقق للإيجار بكفر سوسة',
  'والشقة بكفرسوسه ٣ غرف',
  'بيت بالشام ثلاث غرف',
  'Apartment for rent in Mazzeh, 3 bedrooms',
  'شقه ارضي بدمشق',
  'أرض زراعية ٥ دونم',
  'طابواخضر جرمانا',
  'ايفون12بروماكس مستعمل',
  'سـامـسـونـج جديد بالكرتونة',
  'سيارة هونداي ألمانية الكترونيات',
  'الله يبارك، بيت بسعر ٥٠ ألف $',
  'مركز تجميلي',
  'Duplex 120.5 m² – Kafr Sousa',
];
const uid = `test_${randomBytes(6).toString('hex')}_words`;
const connection = () => testEngine();
const engine = createEngine(connection());

beforeAll(async () => {
  await engine.create(uid, LISTING_SETTINGS);
  const lines = TITLES.map((title, id) => JSON.stringify({ id, title: foldDocument(title, lexicon) }));
  await engine.settle(await engine.upsert(uid, lines));
});
afterAll(() => engine.drop(uid));

async function find(asked: string, unfinishedLast = true): Promise<string[]> {
  const { url, key } = connection();
  const reply = await fetch(`${url}/indexes/${uid}/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({
      q: foldQuery(asked, lexicon, { unfinishedLast }),
      matchingStrategy: 'all',
      locales: ['ara', 'eng'],
    }),
  });
  const { hits }: { hits: { id: number }[] } = await reply.json();
  return hits.map(({ id }) => TITLES[id] ?? '').sort();
}

describe('on the engine', () => {
  it.each(TITLES)('every word of «%s» finds it, whole or still open', async (title) => {
    for (const word of title.split(/\s+/)) {
      expect(await find(word), word).toContain(title);
      expect(await find(word, false), word).toContain(title);
    }
  });

  it.each([
    ['شقق', 'flat'],
    ['٣ غرف', 'ثلاث غرف'],
    ['كفر سوسة', 'Kafrsousa'],
    ['الشام', 'Damascus'],
    ['المزة', 'Mazzeh'],
    ['المزة', 'مزه'],
  ])('%s and %s find the same', async (one = '', other = '') => {
    const found = await find(one);
    expect(found.length).toBeGreaterThan(0);
    expect(await find(other)).toEqual(found);
  });

  it('a word being typed finds what it may become, and what it is when it is complete', async () => {
    expect(await find('شقة كفر سو')).toContain('شقق للإيجار بكفر سوسة');
    expect(await find('المز')).toContain('شقة للبيع في المزة');
    expect(await find('apartm')).toEqual(['Apartment for rent in Mazzeh, 3 bedrooms']);
    expect(await find('جرما')).toContain('طابواخضر جرمانا');
    expect(await find('تجميل')).toEqual(['مركز تجميلي']);
  });

  it('a token is never mistaken for another, a word with a typo is', async () => {
    expect(await find('ارض')).toEqual(['أرض زراعية ٥ دونم']);
    expect(await find('ارض كفر سوسة')).toEqual([]);
    expect(await find('جرماانا')).toContain('طابواخضر جرمانا');
    expect(await find('kafr soosa mezeh')).toEqual([]);
  });
});
