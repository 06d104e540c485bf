import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aListing } from '#testing/a-listing.ts';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { makeRoutes } from '../../routes.tsx';

vi.stubGlobal('scrollTo', () => {});
afterEach(cleanup);

/** The page's code is fetched lazily, and compiled by the first test that asks. */
const PATIENT = { timeout: 10_000 };

const OFFICE = {
  id: '01f0bea5-2ebb-5820-b119-4a51810cca4b',
  slug: 'al-yasmin',
  name: 'مكتب الياسمين العقاري',
  description: 'مكتب عقاري في دمشق.',
  city: { key: 'damascus', name: 'دمشق' },
  province: { key: 'damascus', name: 'دمشق' },
  logo: null,
  verified: true,
  premium: false,
  rating: null,
  reviews: 0,
  listings: 12,
  since: '2025-05-01T00:00:00.000Z',
  address: null,
  website: 'javascript:alert(1)',
  hasPhone: true,
  hasWhatsapp: false,
  hours: [],
  languages: [],
  areas: [],
  team: [{ name: 'مها الحلبي', role: 'owner' }],
  byCategory: [{ key: 'apartments', name: 'شقق', count: 12 }],
  byTransaction: [{ key: 'rent', name: 'إيجار', count: 2 }],
};

type Given = { user?: ReturnType<typeof aUser>; office?: Partial<typeof OFFICE> };

const open = async (lang: 'ar' | 'en', path: string, { user, office }: Given = {}) => {
  const asked: string[] = [];
  const page = await renderApp(null, {
    lang,
    path,
    routes: makeRoutes,
    user,
    answer: ({ path: called }) => {
      asked.push(called);
      const data = called.includes('/listings')
        ? { items: [aListing()], page: { number: 1, size: 24, total: 60 } }
        : called.endsWith('/reveal')
          ? { phone: '+963112345678', whatsapp: null }
          : { ...OFFICE, ...office };
      return { statusCode: 200, body: { success: true, data } };
    },
  });
  await page.findByRole('heading', { level: 1 }, PATIENT);
  return { page, asked };
};

describe('an office’s page', () => {
  it.each([
    ['ar', '', 'نبذة'],
    ['en', '&tab=team', 'Team'],
    ['en', '&tab=nonsense', 'Overview'],
  ] as const)('opens the tab its address names (%s%s)', async (lang, query, tab) => {
    const { page } = await open(lang, `/office/al-yasmin?lang=${lang}${query}`);
    const tabs = within(
      page.getByRole('navigation', { name: lang === 'ar' ? 'أقسام صفحة المكتب' : 'Office page sections' }),
    );
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toContain(tab);
    expect(tabs.getAllByRole('link').every((link) => link.getAttribute('href')?.includes(`lang=${lang}`))).toBe(true);
  });

  it('says a place once that is city and province, and links nothing that is no web address', async () => {
    const { page } = await open('ar', '/office/al-yasmin?lang=ar&tab=contact');
    const places = page.getAllByRole('link', { name: 'دمشق' }).map((link) => link.getAttribute('href'));
    expect(places).toContain('/offices?province=damascus&lang=ar');
    expect(page.queryByText(/javascript/)).toBeNull();
  });

  it('leads visitors to the log-in, and says why', async () => {
    const { page } = await open('ar', '/office/al-yasmin?lang=ar&tab=contact');
    expect(page.getByText('سجّل الدخول لعرض معلومات التواصل')).toBeTruthy();
    const contact = within(page.getByRole('heading', { name: /التواصل مع/ }).closest('section') as HTMLElement);
    fireEvent.click(contact.getByRole('link', { name: 'تسجيل الدخول' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'), PATIENT);
    expect(page.router.state.location.state).toEqual({ from: '/office/al-yasmin?lang=ar&tab=contact' });
  });

  it('shows the office’s number to people who are logged in, in a dialog', async () => {
    const { page, asked } = await open('en', '/office/al-yasmin?lang=en&tab=contact', { user: aUser() });
    expect(page.queryByRole('button', { name: 'WhatsApp' })).toBeNull();
    fireEvent.click(page.getByRole('button', { name: 'Show number' }));
    expect(await page.findByText('+963 112 345 678', {}, PATIENT)).toBeTruthy();
    expect(asked).toContain(`/api/offices/${OFFICE.id}/reveal`);
    expect(page.getByRole('heading', { name: 'The office’s number' })).toBeTruthy();
  });

  it('says so where there is no number', async () => {
    const { page } = await open('en', '/office/al-yasmin?lang=en&tab=contact', { office: { hasPhone: false } });
    expect(page.getByText('This office has not given a number.')).toBeTruthy();
    expect(page.queryByText('Please log in to view contact information')).toBeNull();
  });

  it('pages and filters its listings by address', async () => {
    const { page, asked } = await open(
      'en',
      '/office/al-yasmin/listings?lang=en&transactionType=rent&order=cheapest&page=2',
    );
    const call = asked.find((path) => path.includes('/listings'));
    expect(Object.fromEntries(new URL(call ?? '', 'http://x').searchParams)).toEqual({
      page: '2',
      limit: '24',
      transactionType: 'rent',
      sortBy: 'price',
      sortOrder: 'asc',
    });
    expect(page.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/office/al-yasmin/listings?transactionType=rent&order=cheapest&page=3&lang=en',
    );
    expect(page.getByRole('link', { name: /All 12/ }).getAttribute('href')).toContain('order=cheapest&lang=en');
  });
});
