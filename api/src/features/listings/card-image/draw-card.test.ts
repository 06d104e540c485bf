import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPen, type Pen } from '#lib/share-cards/index.ts';
import { shareFonts } from '#testing/fonts.ts';
import { type CardWords, cardPath, cardVersion, cardWords } from './card-words.ts';
import { drawCard } from './draw-card.ts';

const brand = { ar: 'ديار', en: 'Diyar' };
const PRICE = { kind: 'amount', amount: 85_000, period: null, negotiable: true, perM2: null, rent: null } as const;
type Shown = Parameters<typeof cardWords>[0];
const words = (price: Partial<Shown['price']> = {}, lang: 'ar' | 'en' = 'ar'): CardWords =>
  cardWords(
    {
      price: { ...PRICE, ...price },
      category: { key: 'apartments', name: lang === 'ar' ? 'شقق' : 'Apartments', root: 'real-estate' },
      transactionType: 'sale',
      place: {
        province: { key: 'damascus', name: 'دمشق' },
        city: { key: 'damascus', name: lang === 'ar' ? 'دمشق' : 'Damascus' },
        neighborhood: { key: 'damascus.mezzeh', name: lang === 'ar' ? 'المزة' : 'Mezzeh' },
      },
    },
    null,
    lang,
  );

describe('a listing’s preview picture', () => {
  let write: Pen;
  const folder = mkdtempSync(join(tmpdir(), 'diyar-card-'));
  const look = (name: string, picture: Buffer) =>
    process.env.CARDS_INTO && writeFileSync(join(process.env.CARDS_INTO, name), picture);
  beforeAll(async () => {
    shareFonts(folder);
    write = await createPen(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    [{}, '\u206685,000 $\u2069'],
    [{ amount: 450, period: 'month' }, '\u2066450 $\u2069 في الشهر'],
    [{ kind: 'on_request', amount: null }, 'السعر عند التواصل'],
    [{ kind: 'free' }, 'مجاني'],
  ] as [Partial<Shown['price']>, string][])('words the price', (price, text) => {
    expect(words(price)).toMatchObject({ price: text, what: 'شقق للبيع', place: 'المزة، دمشق' });
  });

  it('has another address when it shows something else', () => {
    const version = cardVersion(words(), brand);
    expect(cardPath('x', version)).toMatch(/^\/og\/listing\/x\/[0-9a-f]{32}\.jpg$/);
    const others = [
      words({ amount: 84_000 }),
      { ...words(), photo: '019b7797-1648-78c4-a825-4d946a22c7c8' },
      words({}, 'en'),
    ];
    expect(new Set([version, ...others.map((other) => cardVersion(other, brand))]).size).toBe(4);
    expect(cardVersion(words(), brand)).toBe(version);
  });

  it.each(['ar', 'en'] as const)('puts the words where reading starts, the photo beside them, in %s', async (lang) => {
    const photo = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#ff0000' } })
      .webp()
      .toBuffer();
    const picture = await drawCard(write, words({}, lang), { photo, brand: brand[lang] });
    look(`listing-${lang}.jpg`, picture);
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    const data = await sharp(picture).resize(2, 1, { fit: 'fill' }).raw().toBuffer();
    const isRed = (at: number) => (data[at] ?? 0) > 200 && (data[at + 1] ?? 0) < 110;
    expect([isRed(0), isRed(3)]).toEqual(lang === 'ar' ? [true, false] : [false, true]);
  });

  it('stands without a photo', async () => {
    const picture = await drawCard(write, words({ amount: 450, period: 'month' }), {
      photo: undefined,
      brand: brand.ar,
    });
    look('listing-none.jpg', picture);
    expect((await sharp(picture).metadata()).width).toBe(1200);
  });
});
