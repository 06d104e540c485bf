// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { StatusList } from './status-list.tsx';

afterEach(cleanup);

const PARTS = [
  { part: 'api', state: 'well', version: 'Node 24.1.0', figures: { running: 2 } },
  { part: 'index', state: 'look', version: null, figures: { waiting: 1_250, late: 90 } },
  { part: 'backup', state: 'act', version: null, figures: { age: null } },
  { part: 'disk', state: 'well', version: null, figures: { free: 12_000_000_000, bytes: 1_500_000_000_000 } },
];

it('shows the parts that need somebody first, with their figures and what is the matter', async () => {
  await renderApp(<StatusList />, {
    lang: 'en',
    ns: ['health', 'desk'],
    user: aUser({ type: 'admin' }),
    answer: () => ({ statusCode: 200, body: { success: true, data: { parts: PARTS, at: new Date().toISOString() } } }),
  });
  const rows = (await screen.findAllByRole('row')).slice(1);
  const names = rows.map((row) => within(row).getByRole('rowheader').textContent);
  expect(names).toEqual(['Backup', 'Search index', 'Server', 'Disk']);
  expect(rows[0]?.textContent).toContain('Last: Not yet');
  expect(rows[0]?.textContent).toContain('There is no complete backup of the last day.');
  expect(rows[1]?.textContent).toMatch(/Waiting: 1,250 · Oldest: .*minute/);
  expect(rows[2]?.textContent).toContain('Processes: 2 · Node 24.1.0');
  expect(rows[3]?.textContent).toMatch(/Free: \W?12 GB\W? · Size: \W?1,500 GB/);
});
