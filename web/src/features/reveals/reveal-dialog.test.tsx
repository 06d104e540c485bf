import { cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aUser } from '../../../testing/a-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { RevealDialog } from './reveal-dialog.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const LISTING = { id: '019b7797-1648-78c4-a825-4d946a22c900', code: 1234 };

async function open(lang: 'ar' | 'en', reply: { statusCode: number; body: object }) {
  const asked: string[] = [];
  const dialog = <RevealDialog listing={LISTING} onClose={() => {}} />;
  const page = await renderApp(dialog, {
    lang,
    ns: ['reveals'],
    user: aUser(),
    answer: ({ path, method }) => {
      if (!path.endsWith('/contact')) return { statusCode: 404, body: {} };
      asked.push(`${method} ${path}`);
      return reply;
    },
  });
  return { page, asked };
}

describe.each([
  ['ar', 'اتصل', /تعذّر عرض معلومات التواصل/],
  ['en', 'Call', /could not be shown/],
] as const)('the owner’s number (%s)', (lang, call, broken) => {
  it('is asked for once, and can be called and written to', async () => {
    const whatsapp = 'https://wa.me/963944123456?text=1234';
    const data = { phone: '+963944123456', whatsapp };
    const { page, asked } = await open(lang, { statusCode: 200, body: { success: true, data } });
    await waitFor(() => expect(page.getByText('+963 944 123 456')).toBeTruthy());
    expect(page.getByText(call).closest('a')?.getAttribute('href')).toBe('tel:+963944123456');
    expect(page.container.querySelector(`a[href="${whatsapp}"]`)).toBeTruthy();
    expect(asked).toEqual([`POST /api/listings/${LISTING.id}/contact`]);
  });

  it('is refused in the server’s words', async () => {
    const body = { success: false, code: 'contact_not_allowed', message: 'NOT ALLOWED' };
    const { page } = await open(lang, { statusCode: 403, body });
    await waitFor(() => expect(page.getByText('NOT ALLOWED')).toBeTruthy());
    expect(page.container.querySelector('a[href^="tel:"]')).toBeNull();
  });

  it('is not there when something broke, and says so', async () => {
    const { page } = await open(lang, {
      statusCode: 500,
      body: { success: false, code: 'server_error', message: 'X' },
    });
    await waitFor(() => expect(page.getByText(broken)).toBeTruthy());
  });
});
