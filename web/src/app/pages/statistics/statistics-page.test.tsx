import { cleanup } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { Page } from './statistics-page.tsx';

afterEach(cleanup);

const figures = { listings: 40, offices: 3, users: 1234, views: 56789, newThisWeek: 2, cities: 4 };
const city = (key: string, name: string, trend: number | null) => ({
  key,
  name,
  path: `/syria/${key}`,
  sample: 12,
  medianPerM2: 1100,
  trend,
});
const cities = [city('aleppo', 'حلب', 10), city('homs', 'حمص', -4), city('hama', 'حماة', null)];

describe('the statistics page', () => {
  it('shows medians and trend by city, users and views', async () => {
    const page = (
      <Suspense>
        <Page />
      </Suspense>
    );
    const screen = await renderApp(page, {
      ns: ['statistics', 'market'],
      answer: ({ path }) => ({
        statusCode: 200,
        body: {
          success: true,
          data: path.includes('city-prices') ? { items: cities } : { ...figures, byProvince: [], byCategory: [] },
        },
      }),
    });
    const table = await screen.findByRole('table', { name: 'أسعار الشقق حسب المدينة' });
    const text = (table.textContent ?? '').replace(/[\u2066\u2069]/g, '');
    expect(text).toContain('حلبمن 12 إعلانًا1,100 $ارتفع 10%');
    expect(text).toContain('انخفض 4%');
    expect(text).toContain('الإعلانات قليلة');
    expect(screen.container.textContent).toContain('1,234');
    expect(screen.container.textContent).toContain('56,789');
  });
});
