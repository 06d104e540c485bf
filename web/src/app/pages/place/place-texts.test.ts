import { describe, expect, it } from 'vitest';
import { aPlacePage } from '../../../../testing/a-place-page.ts';
import { sayIn } from '../../../../testing/say.ts';
import { crumbsOf } from './crumbs-of.ts';
import { questionsOf } from './questions-of.ts';

const plain = (text = '') => text.replace(/[\u2066\u2069]/g, '');

describe('texts of a place page', () => {
  it('begin a breadcrumb with a capital', async () => {
    const t = await sayIn('places', 'en');
    expect(crumbsOf(aPlacePage(), { home: 'Home', t }).at(-1)?.name).toBe('For sale');
  });

  it('say a rent by the square meter for its period', async () => {
    const [price] = aPlacePage().prices;
    const prices = price ? [{ ...price, deal: 'rent' as const, period: 'month' as const }] : [];
    const rent = aPlacePage({ prices });
    expect(plain(questionsOf(rent, await sayIn('places', 'ar'), 'ar')[1]?.answer)).toContain('1,870 $ شهريًا');
    expect(plain(questionsOf(rent, await sayIn('places', 'en'), 'en')[1]?.answer)).toContain('$1,870 a month');
  });
});
