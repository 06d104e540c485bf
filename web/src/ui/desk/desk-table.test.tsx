import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { MantineRoot } from '../mantine-root.tsx';
import { type Column, DeskTable } from './desk-table.tsx';
import { RowMenu } from './row-menu.tsx';

afterEach(cleanup);

type Row = { id: string; name: string; at: string };
const onBan = vi.fn();
const columns: Column<Row>[] = [
  { key: 'name', header: 'Name', isName: true, cell: ({ name }) => name },
  { key: 'reason', header: 'Reason', cell: () => null },
  {
    key: 'acts',
    header: 'Acts',
    isActions: true,
    cell: ({ name }) => (
      <RowMenu of={name} acts={[false, { key: 'ban', label: 'Ban', isDanger: true, run: () => onBan(name) }]} />
    ),
  },
];
const rows: Row[] = [
  { id: 'a', name: 'Rana', at: '2026-03-02T21:30:00Z' },
  { id: 'b', name: 'Omar', at: '2026-03-02T20:30:00Z' },
  { id: 'c', name: 'Sami', at: '2026-03-02T08:00:00Z' },
];
const show = () =>
  renderApp(
    <MantineRoot>
      <DeskTable label="People" columns={columns} rows={rows} keyOf={({ id }) => id} momentOf={({ at }) => at} />
    </MantineRoot>,
    { lang: 'en', ns: ['desk'] },
  );

it('stands rows below the days of Damascus', async () => {
  const { getAllByRole } = await show();
  const shown = getAllByRole('row').map((row) => row.querySelector('th, td')?.textContent);
  expect(shown).toEqual(['Name', 'Tuesday, 3 March 2026', 'Rana', 'Monday, 2 March 2026', 'Omar', 'Sami']);
});

it('keeps acts behind a button that names its row', async () => {
  const { getByRole, findByRole, queryByText } = await show();
  expect(queryByText('Ban')).toBeNull();
  fireEvent.click(getByRole('button', { name: 'Actions: Omar' }));
  fireEvent.click(within(await findByRole('menu')).getByText('Ban'));
  expect(onBan.mock.calls).toEqual([['Omar']]);
});
