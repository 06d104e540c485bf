import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeRoutes } from '#app/routes.tsx';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** `publicKey`: of the site's push messages; none where it sends none. */
const open = (path: string, lang: 'ar' | 'en', user = aUser(), publicKey: string | null = null) =>
  renderApp(null, {
    lang,
    path: `${path}?lang=${lang}`,
    routes: makeRoutes,
    user,
    answer: ({ path: call }) => {
      if (call === '/api/users/profile') return { statusCode: 200, body: { success: true, data: { user } } };
      if (call === '/api/notifications/push') return { statusCode: 200, body: { success: true, data: { publicKey } } };
      if (call === '/api/auth/sessions') return { statusCode: 200, body: { success: true, data: { sessions: [] } } };
      return { statusCode: 404, body: {} };
    },
  });

describe.each([
  [
    'ar',
    'أوقف التحقّق بخطوتين',
    /لا يمكن إيقافه/,
    /فعّله لتفتح/,
    'الصفحة غير موجودة',
    /لا يرسل إشعارات/,
    /لا يستطيع عرض/,
  ],
  [
    'en',
    'Turn off two-step verification',
    /cannot be turned off/,
    /Turn it on to open/,
    'Page Not Found',
    /doesn’t send/,
    /can’t show/,
  ],
] as const)('the settings (%s)', (lang, remove, obligatory, obligatoryNow, missing, noPush, noDevice) => {
  it('let others give the second factor up, and administrators not', async () => {
    const page = await open('/dashboard/settings/security', lang, aUser({ secondFactor: true }));
    await waitFor(() => expect(page.getByRole('button', { name: remove })).toBeTruthy());
    page.unmount();
    const admin = await open('/dashboard/settings/security', lang, aUser({ secondFactor: true, type: 'admin' }));
    await waitFor(() => expect(admin.getByText(obligatory)).toBeTruthy());
    expect(admin.queryByRole('button', { name: remove })).toBeNull();
  });

  it('tell an administrator without one what it is needed for', async () => {
    const page = await open('/dashboard/admin/settings/security', lang, aUser({ type: 'admin' }));
    await waitFor(() => expect(page.getByText(obligatoryNow)).toBeTruthy());
  });

  it('ask no password of who has none', async () => {
    const page = await open('/dashboard/settings/security', lang, aUser({ hasPassword: false }));
    await waitFor(() => expect(page.container.querySelector('[name=newPassword]')).toBeTruthy());
    expect(page.container.querySelector('[name=currentPassword]')).toBeNull();
  });

  it('offer no switch of push where the site sends none, and say so', async () => {
    const page = await open('/dashboard/settings/notifications', lang);
    await waitFor(() => expect(page.getByText(noPush)).toBeTruthy());
    expect(page.container.querySelectorAll('[name$=".push"]')).toHaveLength(0);
    expect(page.container.querySelector('[name^="savedSearches"]')).toBeNull();
    expect(page.container.querySelector('[name="newLead.email"]')).toBeTruthy();
  });

  it('say it where this browser cannot, and leave the switches for other devices', async () => {
    const page = await open('/dashboard/settings/notifications', lang, aUser(), 'key');
    await waitFor(() => expect(page.getByText(noDevice)).toBeTruthy());
    expect(page.container.querySelector('[name="savedSearches.push"]')).toBeTruthy();
    expect(page.container.querySelector('[name="savedSearches.email"]')).toBeNull();
  });

  it('find the language under its own name, too', async () => {
    const page = await open('/dashboard/settings/language', lang);
    const { textContent: title } = await page.findByRole('heading', { name: lang === 'ar' ? 'اللغة' : 'Language' });
    expect(title).toBeTruthy();
  });

  it('do not find a tab that does not exist', async () => {
    const page = await open('/dashboard/settings/nothing', lang);
    await waitFor(() => expect(page.getByRole('heading', { level: 1 }).textContent).toBe(missing));
  });
});
