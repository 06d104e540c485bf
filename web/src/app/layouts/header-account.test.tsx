import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { HeaderAccount } from './header-account.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const unread = (unreadCount: number) => () => ({
  statusCode: 200,
  body: { success: true, data: { notifications: [], unreadCount, next: null } },
});

describe.each(['ar', 'en'] as const)('the header’s corner (%s)', (lang) => {
  it('offers visitors to log in, and to come back here', async () => {
    const page = await renderApp(<HeaderAccount />, { lang, path: '/offices?lang=ar' });
    const [login] = page.getAllByRole('link');
    expect(login?.getAttribute('href')).toBe(`/login?lang=${lang}`);
    fireEvent.click(login as HTMLElement);
    await waitFor(() => expect(page.router.state.location.state).toEqual({ from: '/offices?lang=ar' }));
  });

  it('leads a user home and shows what is unread, up to 99+', async () => {
    const page = await renderApp(<HeaderAccount />, { lang, user: aUser(), answer: unread(140) });
    await waitFor(() => expect(page.getAllByText('99+').length).toBeGreaterThan(0));
    const hrefs = page.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(`/dashboard/properties?lang=${lang}`);
    expect(hrefs).toContain(`/dashboard/settings?lang=${lang}`);
    expect(hrefs).toContain(`/dashboard/notifications?lang=${lang}`);
  });

  it('leads an administrator to the users, counts a failed fetch as none, and logs out to the log-in', async () => {
    const page = await renderApp(<HeaderAccount inMenu />, { lang, user: aUser({ type: 'admin' }) });
    await waitFor(() => expect(page.getByText('مها الحسن')).toBeTruthy());
    const [home] = page.getAllByRole('link');
    expect(home?.getAttribute('href')).toBe(`/dashboard/admin/users?lang=${lang}`);
    expect(page.queryByText(/^\d/)).toBeNull();
    fireEvent.click(page.getByRole('button'));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
    expect(page.services.session.state().status).toBe('anonymous');
  });
});
