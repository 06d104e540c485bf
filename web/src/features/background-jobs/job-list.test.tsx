// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { JobList } from './job-list.tsx';

afterEach(cleanup);

const job = {
  task: 'mail',
  state: 'failed',
  createdAt: '2026-11-28T08:00:00Z',
  at: '2026-11-28T09:00:00Z',
  error: null,
};
const JOBS = [
  { ...job, id: '1', attempts: 3, maxAttempts: 10, isGivenUp: false },
  { ...job, id: '2', attempts: 10, maxAttempts: 10, isGivenUp: true },
];

it('says which jobs fail again and again and which are given up, and asks before they are tried', async () => {
  const bodies: unknown[] = [];
  await renderApp(<JobList state="failed" page={1} pathTo={() => '/'} />, {
    lang: 'en',
    ns: ['background-jobs', 'desk'],
    user: aUser({ type: 'admin' }),
    answer: ({ method, body }) => {
      if (method === 'POST') bodies.push(body);
      const page = { number: 1, size: 20, total: 2 };
      const data = { counts: { running: 0, waiting: 0, failed: 2 }, jobs: JOBS, page, schedule: [] };
      return { statusCode: 200, body: { success: true, data: method === 'POST' ? { retried: 1 } : data } };
    },
  });
  expect(await screen.findByText('Fails again and again')).toBeDefined();
  expect(screen.getByText('Given up')).toBeDefined();
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Try this job again now?' }));
  expect(bodies).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(bodies).toEqual([{ ids: ['1'] }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
