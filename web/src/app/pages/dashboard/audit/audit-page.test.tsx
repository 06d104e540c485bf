import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeRoutes } from '#app/routes.tsx';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const act = {
  id: 7,
  at: '2026-03-01T10:00:00.000Z',
  action: 'user.suspend',
  actor: { id: '019b7797-1648-78c4-a825-4d946a22c7aa', name: 'هيام' },
  subject: { kind: 'user', id: '019b7797-1648-78c4-a825-4d946a22c7ab', name: 'ربيع' },
  before: { suspended: false, kept: 1 },
  after: { suspended: true, kept: 1, codes: ['phone_in_photo'] },
  reason: 'spam',
  ip: '192.0.2.7',
};
const unknown = { ...act, id: 6, action: 'moon.paint', subject: { kind: 'moon', id: 'moon', name: null }, actor: null };

const open = (answers: (path: string, query: URLSearchParams) => unknown) => {
  const asked: string[] = [];
  const page = renderApp(null, {
    lang: 'en',
    path: '/dashboard/admin/audit?lang=en',
    routes: makeRoutes,
    user: aUser({ type: 'admin' }),
    answer: ({ path }) => {
      const [name = '', query = ''] = path.split('?');
      if (name.endsWith('/admin/audit')) asked.push(query);
      const data = name.includes('/admin/audit') && answers(name, new URLSearchParams(query));
      return data ? { statusCode: 200, body: { success: true, data } } : { statusCode: 404, body: {} };
    },
  });
  return { page, asked };
};
const choices = {
  actors: [act.actor],
  actions: ['moon.paint', 'user.suspend'],
  kept: { communications: 2, payments: 7, security: 5, audit: 3 },
};

it('shows what changed and nothing else, in words, and acts it does not know as they are kept', async () => {
  const { page } = open((path, query) =>
    path.endsWith('/choices')
      ? choices
      : query.get('before')
        ? { acts: [unknown], next: null }
        : { acts: [act], next: 7 },
  );
  const { findByRole, findByText, getByRole, getByText, getAllByRole } = await page;
  const row = (await findByRole('rowheader', { name: 'Account suspended' })).closest('tr') as HTMLElement;
  expect(row.querySelector('del')?.textContent).toBe('no');
  expect(row.querySelector('ins')?.textContent).toBe('yes');
  expect(row.textContent).not.toContain('kept');
  expect(row.textContent).not.toContain('phone_in_photo');
  await findByText('Audit logs');
  expect(getByText('7 years').previousSibling?.textContent).toBe('Payments');
  fireEvent.click(getByRole('button', { name: 'Show more' }));
  await findByRole('rowheader', { name: 'moon.paint' });
  expect(getAllByRole('rowheader')).toHaveLength(2);
});

it('is narrowed by a choice, in the address, and asks the server for it', async () => {
  const { page, asked } = open((path) => (path.endsWith('/choices') ? choices : { acts: [act], next: null }));
  const { findByRole, router } = await page;
  await findByRole('option', { name: 'Account suspended' });
  fireEvent.change(await findByRole('combobox', { name: 'Action' }), { target: { value: 'user' } });
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('action')).toBe('user'));
  await waitFor(() => expect(asked.at(-1)).toContain('action=user'));
});
