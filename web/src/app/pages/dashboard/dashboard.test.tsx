import type { AccountType } from '@diyar/api/rules/sections';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastStore } from '#lib/toast.ts';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { makeRoutes } from '../../routes.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (path: string, lang: 'ar' | 'en', type?: AccountType) =>
  renderApp(null, { lang, path: `${path}?lang=${lang}`, routes: makeRoutes, user: type && aUser({ type }) });

describe('an address of the dashboard in another spelling', () => {
  it.each([
    ['admin', 'users', 'admin/users'],
    ['admin', 'listings-review', 'admin/listings-review'],
    ['admin', 'listings/7', 'admin/listings/7'],
    ['admin', 'reports-queue', 'admin/reports-queue'],
    ['admin', 'sitemaps', 'admin/sitemaps'],
    ['admin', 'statistics', 'admin/statistics'],
    ['admin', 'offices', 'admin/offices'],
    ['admin', 'admin/office-applications', 'admin/offices'],
    ['admin', 'admin/settings', 'settings'],
    ['admin', 'admin/settings/security', 'settings/security'],
    ['admin', 'admin/notifications', 'notifications'],
    ['admin', 'admin/admin-credits', 'admin/credits'],
    ['regular', 'priority', 'properties/priority'],
    ['regular', 'properties/7/edit', 'properties/edit/7'],
    ['regular', 'properties-new', 'properties/new'],
    ['regular', 'office-register', 'office/register'],
    ['regular', 'credits-add', 'credits/add'],
  ] as const)('leads %s from %s to %s, with its query', async (type, from, to) => {
    const { router } = await renderApp(null, {
      path: `/dashboard/${from}?lang=ar&page=2`,
      routes: makeRoutes,
      user: aUser({ type }),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/dashboard/${to}`));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
      lang: 'ar',
      page: '2',
    });
    cleanup();
  });

  it('is not found when it lacks its listing', async () => {
    const page = await open('/dashboard/properties-edit', 'en', 'regular');
    await waitFor(() => expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found'));
  });
});

describe.each([
  ['ar', 'ترويج الإعلانات', 'الوصول مرفوض: ليس لديك صلاحية لدخول هذه الصفحة', 'الصفحة غير موجودة'],
  ['en', 'Boosts', 'Access denied: You do not have permission to access this page', 'Page Not Found'],
] as const)('the dashboard (%s)', (lang, unopened, denied, missing) => {
  it('sends visitors to the log-in, with the way back', async () => {
    const { router } = await open('/dashboard/credits', lang);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: `/dashboard/credits?lang=${lang}` });
  });

  it('says of a section without a page that it opens soon', async () => {
    const page = await open('/dashboard/boosts', lang, 'regular');
    await waitFor(() => expect(page.getByRole('heading', { level: 1 }).textContent).toBe(unopened));
  });

  it('says a word and leads home from where the user may not be', async () => {
    const page = await open('/dashboard/admin/users', lang, 'office');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard/properties'));
    expect(toastStore.visible().at(-1)?.message).toBe(denied);
  });

  it.each(['/dashboard/admin/users', '/dashboard/nothing'])(
    'leads home from %s without a word after signing in',
    async (from) => {
      for (const { id } of toastStore.visible()) toast.dismiss(id);
      const page = await open('/dashboard/settings', lang, 'regular');
      await page.router.navigate(`${from}?lang=${lang}`, { state: { isJustSignedIn: true } });
      await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard/properties'));
      expect(toastStore.visible().map(({ message }) => message)).not.toContain(denied);
    },
  );

  it.each([
    ['regular', '/dashboard/properties'],
    ['admin', '/dashboard/admin/users'],
    // The overview of an office.
    ['office', '/dashboard'],
  ] as const)('leads each home from its own address, without a word (%s)', async (type, home) => {
    for (const { id } of toastStore.visible()) toast.dismiss(id);
    const page = await open('/dashboard', lang, type);
    await waitFor(() => expect(page.router.state.location.pathname).toBe(home));
    expect(toastStore.visible()).toEqual([]);
  });

  it('tells an office that it is one, and leads it to its page', async () => {
    const page = await open('/dashboard/office/register', lang, 'office');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard/office'));
    expect(toastStore.visible().at(-1)?.message).toBe(
      lang === 'ar' ? 'حسابك حساب مكتب من قبل.' : 'You already have an office account.',
    );
  });

  it('leads those without an office to what one would bring', async () => {
    const page = await open('/dashboard/office', lang, 'regular');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/dashboard/office/features'));
  });

  it('lets in who was made an office since this device was told', async () => {
    const user = aUser({ type: 'office' });
    const accessToken = `x.${btoa(JSON.stringify({ typ_: 'office' }))}.x`;
    const answers = new Map<string, object>([
      ['/api/auth/refresh-token', { tokens: { accessToken, refreshToken: null, expiresIn: 900 } }],
      ['/api/users/profile', { user }],
    ]);
    const page = await renderApp(null, {
      ...{ lang, path: `/dashboard/office?lang=${lang}`, routes: makeRoutes, user: { ...user, type: 'regular' } },
      answer: ({ path }) => {
        const data = answers.get(path);
        return data ? { statusCode: 200, body: { success: true, data } } : { statusCode: 404, body: {} };
      },
    });
    await waitFor(() => expect(page.services.session.state().user?.type).toBe('office'));
    expect(page.router.state.location.pathname).toBe('/dashboard/office');
  });

  it('does not find what does not exist', async () => {
    const page = await open('/dashboard/nothing/here', lang, 'regular');
    await waitFor(() => expect(page.getByRole('heading', { level: 1 }).textContent).toBe(missing));
  });

  it('shows the notifications and their count', async () => {
    const page = await renderApp(null, {
      lang,
      path: `/dashboard/notifications?lang=${lang}`,
      routes: makeRoutes,
      user: aUser(),
      answer: ({ path }) => ({
        statusCode: path.includes('/notifications') ? 200 : 404,
        body: { success: true, data: { notifications: [aNotification], unreadCount: 1, next: null } },
      }),
    });
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toBeTruthy());
    expect(page.getAllByText(aNotification.title).length).toBeGreaterThan(0);
  });

  it('offers the other language, the same page in it', async () => {
    const page = await open('/dashboard/properties', lang, 'regular');
    const [other, name] = ({ ar: ['en', 'English'], en: ['ar', 'العربية'] } as const)[lang];
    const link = await page.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/dashboard/properties?lang=${other}`);
  });

  it('opens and closes its sidebar', async () => {
    const page = await open('/dashboard/properties', lang, 'regular');
    await waitFor(() => expect(page.container.querySelector('[aria-controls=sidebar]')).toBeTruthy());
    const toggles = page.container.querySelectorAll<HTMLElement>('[aria-controls=sidebar]');
    const state = () => [...toggles].map((toggle) => toggle.getAttribute('aria-expanded'));
    // One for phones, where it starts closed, one for wide windows.
    expect(state()).toEqual(['false', 'true']);
    for (const toggle of toggles) fireEvent.click(toggle);
    expect(state()).toEqual(['true', 'false']);
  });
});

const aNotification = {
  id: '019b7797-1648-78c4-a825-4d946a22c7aa',
  type: 'office',
  title: 'صار حسابك حساب مكتب',
  content: null,
  read: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  parameters: {},
  url: null,
};

describe('what waits for the user', () => {
  it.each([
    [
      'admin',
      'admin/users',
      { review: 3, reports: 0, applications: 1 },
      ['3 listings waiting for review', '1 office application'],
      'Listings review3 waiting',
    ],
    [
      'office',
      'properties',
      { leads: 2, expiring: 1 },
      ['2 new inquiries', '1 listing will be hidden unless you confirm it'],
      'Conversations2 waiting',
    ],
  ] as const)('stands above the page %s lands on, and in the sidebar', async (type, path, data, notes, entry) => {
    const page = await renderApp(null, {
      lang: 'en',
      path: `/dashboard/${path}?lang=en`,
      routes: makeRoutes,
      user: aUser({ type }),
      answer: ({ path: called }) =>
        called.endsWith('/users/waiting')
          ? { statusCode: 200, body: { success: true, data } }
          : { statusCode: 404, body: {} },
    });
    const card = await page.findByRole('region', { name: 'Waiting for you' });
    const waiting = [...card.querySelectorAll('li')].map((note) => note.textContent);
    expect(waiting).toEqual(notes.map((note) => `${note}Start`));
    const links = page.getAllByRole('link').map((link) => link.textContent?.replace(/\s+/g, ' ').trim());
    expect(links.map((text) => text?.replace(/ /g, ''))).toContain(entry.replace(/ /g, ''));
  });
});
