import type { PriceGauge } from '@diyar/api/contracts/places';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { Gauge } from './price-context.tsx';

afterEach(cleanup);

const gauge: PriceGauge = {
  place: 'مدينة حلب',
  category: 'شقق',
  sample: 9,
  median: 4.5,
  own: 4,
  per: 'm2',
  period: 'month',
  difference: -11,
  verdict: 'below',
};
const plain = (text: string | null) => (text ?? '').replace(/[\u2066\u2069]/g, '');

describe('the price gauge', () => {
  it('says a rent by the square meter for its period', async () => {
    const ar = await renderApp(<Gauge gauge={gauge} />, { ns: ['listing'] });
    expect(plain(ar.container.textContent)).toContain('سعر المتر هنا 4 $ شهريًا');
    expect(plain(ar.container.textContent)).toContain('في مدينة حلب 4.50 $ شهريًا');
    cleanup();
    const en = await renderApp(<Gauge gauge={{ ...gauge, place: 'Aleppo city' }} />, { lang: 'en', ns: ['listing'] });
    expect(plain(en.container.textContent)).toContain('$4 a month per m²');
    expect(plain(en.container.textContent)).toContain('is $4.50 a month');
  });

  it('says a sale plainly', async () => {
    const own = { ...gauge, period: null, own: 800, median: 1000 };
    const ar = await renderApp(<Gauge gauge={own} />, { ns: ['listing'] });
    expect(plain(ar.container.textContent)).toContain('سعر المتر هنا 800 $، والسعر الوسطي للمتر');
  });
});
