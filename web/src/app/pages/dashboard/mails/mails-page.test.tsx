// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Page } from './mails-page.tsx';

afterEach(cleanup);

const KINDS = [
  { id: 'mail.promotion', kind: 'promotion', subject: 'Half price', mail: 'promotions', push: 'promotions' },
  { id: 'push.listing_hidden', kind: 'listing_hidden', subject: 'Hidden', mail: null, push: 'always' },
];
const inWords = (subject: string, lang: string) => ({
  mail: { subject, html: `<html lang="${lang}"><h1>${subject}</h1></html>`, text: `${subject}\n\nhttps://x.example` },
  push: { title: subject, body: '…' },
});

it('lists the kinds with the switch each obeys, and shows one in both languages', async () => {
  await renderApp(<Page />, {
    lang: 'en',
    path: '/dashboard/admin/mails',
    ns: ['mail-gallery', 'settings', 'desk', 'form'],
    user: aUser({ type: 'admin' }),
    answer: ({ path }) => ({
      statusCode: 200,
      body: {
        success: true,
        data: path.endsWith('/mails')
          ? { kinds: KINDS }
          : { ar: inWords('نصف السعر', 'ar'), en: inWords('Half price', 'en') },
      },
    }),
  });
  const row = (await screen.findByRole('link', { name: 'Half price' })).closest('tr');
  expect(row?.textContent).toContain('Offers and news');
  expect(screen.getByRole('link', { name: 'Hidden' }).closest('tr')?.textContent).toContain('Always');
  fireEvent.click(screen.getByRole('link', { name: 'Half price' }));
  const dialog = within(await screen.findByRole('dialog'));
  const arabic = within(await dialog.findByRole('region', { name: 'In Arabic' }));
  const frame = arabic.getByTitle('The email as it looks: نصف السعر');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual([
    '',
    expect.stringContaining('lang="ar"'),
  ]);
  expect(
    arabic
      .getByText(/https:\/\/x\.example/)
      .closest('[dir]')
      ?.getAttribute('dir'),
  ).toBe('rtl');
  expect(dialog.getByRole('region', { name: 'In English' })).toBeDefined();
});
