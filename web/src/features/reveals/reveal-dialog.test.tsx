import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { RevealDialog } from './reveal-dialog.tsx';

afterEach(cleanup);

const LISTING = { kind: 'listing' as const, id: '019b7797-1648-78c4-a825-4d946a22c900', code: 1234 };

type Reply = { statusCode: number; body: object };

async function open(lang: 'ar' | 'en', ...replies: [Reply, ...Reply[]]) {
  const asked: string[] = [];
  const proof = (onProven: () => void) => (
    <button type="button" onClick={onProven}>
      prove
    </button>
  );
  const dialog = <RevealDialog target={LISTING} onClose={() => {}} proof={proof} />;
  const page = await renderApp(dialog, {
    lang,
    ns: ['reveals'],
    user: aUser(),
    answer: ({ path, method }) => {
      if (!path.endsWith('/contact')) return { statusCode: 404, body: {} };
      asked.push(`${method} ${path}`);
      return replies[Math.min(asked.length, replies.length) - 1] ?? replies[0];
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

  it('appears where it was asked for once something is proven', async () => {
    const body = { success: false, code: 'proof_needed', message: 'PROVE' };
    const data = { phone: '+963944123456', whatsapp: null };
    const { page, asked } = await open(
      lang,
      { statusCode: 403, body },
      { statusCode: 200, body: { success: true, data } },
    );
    await waitFor(() => expect(page.getByText('PROVE')).toBeTruthy());
    fireEvent.click(page.getByText('prove'));
    await waitFor(() => expect(page.getByText('+963 944 123 456')).toBeTruthy());
    expect(page.queryByText('prove')).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('waits for as long as the server says, then can be asked for again', async () => {
    const body = { success: false, code: 'reveal_paused', message: 'PAUSED', data: { seconds: 1 } };
    const data = { phone: '+963944123456', whatsapp: null };
    const { page } = await open(lang, { statusCode: 429, body }, { statusCode: 200, body: { success: true, data } });
    await waitFor(() => expect(page.getByText('PAUSED')).toBeTruthy());
    const button = page.container.querySelector<HTMLButtonElement>('button:disabled');
    expect(button?.textContent).toContain('0:01');
    await waitFor(() => expect(button?.disabled).toBe(false));
    fireEvent.click(button as HTMLButtonElement);
    await waitFor(() => expect(page.getByText('+963 944 123 456')).toBeTruthy());
  });

  it('is not there when something broke, and says so', async () => {
    const { page } = await open(lang, {
      statusCode: 500,
      body: { success: false, code: 'server_error', message: 'X' },
    });
    await waitFor(() => expect(page.getByText(broken)).toBeTruthy());
  });
});
