import { describe, expect, it } from 'vitest';
import { aPlacePage } from '#testing/a-place-page.ts';
import { translatorOf } from '#testing/translator-of.ts';
import { crumbsOf } from './crumbs-of.ts';
import { headTextsOf } from './head-texts.ts';
import { questionsOf } from './questions-of.ts';

const plain = (text = '') => text.replace(/[\u2066\u2069]/g, '');

describe('texts of a place page', () => {
  it('begin a breadcrumb with a capital', async () => {
    const t = await translatorOf('places', 'en');
    expect(crumbsOf(aPlacePage(), { home: 'Home', t }).at(-1)?.name).toBe('For sale');
  });

  it('say a rent by the square meter for its period', async () => {
    const [price] = aPlacePage().prices;
    const prices = price ? [{ ...price, deal: 'rent' as const, period: 'month' as const }] : [];
    const rent = aPlacePage({ prices });
    expect(plain(questionsOf(rent, await translatorOf('places', 'ar'), 'ar')[1]?.answer)).toContain('1,870 $ شهريًا');
    expect(plain(questionsOf(rent, await translatorOf('places', 'en'), 'en')[1]?.answer)).toContain('$1,870 a month');
  });
});

describe('the head of a place page', () => {
  const seo = { title: 'شقق فاخرة في {place}', description: 'كل شقق {place} بصورها.', keywords: ['شقة', 'طابو'] };
  const category = { key: 'apartments', name: 'شقق', root: 'real-estate', seo };
  const head = async (over: Parameters<typeof aPlacePage>[0]) =>
    headTextsOf(aPlacePage({ category, ...over }), await translatorOf('places', 'ar'), 'ar', 'ديار');

  it('is what the category says, counted, with figures as far as there is room', async () => {
    const { title, description, keywords } = await head({ transactionType: null });
    expect(title).toBe('شقق فاخرة في المزة، دمشق - 12 إعلانًا');
    expect(description).toMatch(/^كل شقق المزة، دمشق بصورها\. لدينا الآن 12 إعلانًا/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(keywords).toEqual(['شقة', 'طابو']);
  });

  it('is the page’s own where a deal was asked for, or the category says nothing', async () => {
    expect(await head({})).toMatchObject({ title: 'شقق للبيع في المزة، دمشق - 12 إعلانًا', keywords: seo.keywords });
    const silent = { ...category, seo: { title: '', description: '', keywords: [] } };
    const { title, description } = await head({ category: silent, transactionType: null });
    expect([title, description.slice(0, 10)]).toEqual(['شقق في المزة، دمشق - 12 إعلانًا', 'لدينا الآن']);
  });

  it('of an empty page says that nothing is there', async () => {
    const { title, description } = await head({ transactionType: null, total: 0 });
    expect(title).toBe('شقق فاخرة في المزة، دمشق');
    expect(description).not.toContain('بصورها');
  });
});
