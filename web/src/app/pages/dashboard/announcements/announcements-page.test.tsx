import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Page } from './announcements-page.tsx';

type Call = { method: string; path: string; body?: unknown };
const answered = (data: object) => ({ statusCode: 200, body: { success: true, data } });

afterEach(cleanup);

/** The desk of a site where nothing was told yet, and the calls it makes. */
async function aDesk() {
  const calls: Call[] = [];
  await renderApp(<Page />, {
    lang: 'en',
    ns: ['announcements', 'desk', 'form'],
    user: aUser({ type: 'admin' }),
    answer: ({ method, path, body }) => {
      calls.push({ method, path, body });
      if (path.includes('/transaction-types'))
        return answered({ transactionTypes: [{ id: '1', slug: 'rent', name: 'For rent' }] });
      if (path.includes('/categories')) return answered({ categories: [{ id: 'c', name: 'Apartments', level: 1 }] });
      if (path.includes('/count')) return answered({ people: 1200, mails: 900, devices: 1 });
      return answered(method === 'POST' ? {} : { announcements: [] });
    },
  });
  return { calls };
}

it('counts whom an announcement reaches, shows it in both languages, and sends it once', async () => {
  const { calls } = await aDesk();
  fireEvent.click(await screen.findByRole('button', { name: 'New announcement' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1,200 people · 1 device')).toBeDefined();
  fireEvent.click(dialog.getByRole('switch', { name: /^This is a promotion/ }));
  expect(await dialog.findByText('1,200 people · 1 device · 900 emails')).toBeDefined();

  const write = (name: string, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  write('Arabic title', 'نصف السعر');
  write('English title', 'Half price');
  write('Arabic text', 'على كل الباقات');
  fireEvent.click(dialog.getByRole('button', { name: 'Send it' }));
  expect(await dialog.findByText('This field is required.')).toBeDefined();
  expect(calls.filter(({ method, path }) => method === 'POST' && !path.includes('count'))).toEqual([]);
  write('English text', 'On every plan');
  expect(within(dialog.getByRole('group', { name: 'As it arrives in Arabic' })).getByText('نصف السعر')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Send it' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(
    ({ method, path }) => method === 'POST' && path.startsWith('/api/admin/announcements') && !path.includes('count'),
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    ...{ topic: 'all', subjectId: null, search: null, isPromotion: true, url: null },
    ...{ titleAr: 'نصف السعر', titleEn: 'Half price', textAr: 'على كل الباقات', textEn: 'On every plan' },
  });
});

it('asks whose saved search it is for, and counts as soon as something is named', async () => {
  const { calls } = await aDesk();
  const counted = () => calls.filter(({ path }) => path.includes('/count')).map(({ body }) => body);
  fireEvent.click(await screen.findByRole('button', { name: 'New announcement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('1,200 people · 1 device');
  fireEvent.change(dialog.getByRole('combobox', { name: 'For whom' }), { target: { value: 'saved_search' } });
  expect(await dialog.findByText('Choose what it is about to count whom it reaches.')).toBeDefined();
  expect(counted()).toHaveLength(1);
  for (const [field, option] of [
    ['Sale or rent', 'For rent'],
    ['Category', /Apartments/],
  ] as const) {
    fireEvent.click(dialog.getByRole('combobox', { name: field }));
    fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
  }
  expect(await dialog.findByText('1,200 people · 1 device')).toBeDefined();
  expect(counted().at(-1)).toEqual({
    ...{ topic: 'saved_search', subjectId: null, isPromotion: false },
    search: { cityId: null, categoryId: 'c', deal: 'rent' },
  });
});
