import { describe, expect, it } from 'vitest';
import { createI18n } from '#lib/i18n.ts';
import { aListing } from '#testing/a-listing.ts';
import { loadMessages } from '../messages.ts';
import { shareText } from './share-text.ts';

const PRICE = aListing().price;
type Price = Partial<typeof PRICE>;

async function said(lang: 'ar' | 'en', price: Price): Promise<string[]> {
  const i18n = createI18n(lang, await loadMessages(lang, ['listings', 'ui']));
  const text = shareText(aListing({ price: { ...PRICE, ...price } }), lang, i18n.getFixedT(lang, ['listings', 'ui']));
  return text.replace(/[\u2066\u2069]/g, '').split('\n');
}

describe('what a message says of a listing', () => {
  it('is a line each for title, price and place', async () => {
    expect(await said('ar', {})).toEqual(['شقة للبيع في المزة', '85,000 $', 'المزة، دمشق']);
    expect((await said('en', {}))[1]).toBe('$85,000');
  });

  it.each<[Price, string, string]>([
    [{ amount: 450, period: 'month' }, '450 $ / الشهر', '$450 / month'],
    [
      { rent: { amount: 450, period: 'month' } },
      'للبيع 85,000 $ · للإيجار 450 $ / الشهر',
      'For sale $85,000 · For rent $450 / month',
    ],
    [{ kind: 'free' }, 'مجاني', 'Free'],
    [{ kind: 'on_request', amount: null }, 'السعر عند التواصل', 'Price on request'],
  ])('names what is asked: %j', async (price, ar, en) => {
    expect([(await said('ar', price))[1], (await said('en', price))[1]]).toEqual([ar, en]);
  });
});
