import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { Transaction } from './api.ts';
import { TransactionList } from './transaction-list.tsx';

afterEach(cleanup);

const aReturn = (id: string, group: string): Transaction => ({
  ...{ id, group, title: `Returned: boost ${id}`, type: 'boost', isReturn: true, status: 'completed' },
  ...{ amount: 2, balanceChange: 2, balance: 10, date: '2026-11-27T10:00:00.000Z', referenceNumber: null },
  ...{ paymentId: `018f0000-0000-7000-8000-00000000000${id}`, receiptNumber: `DY-00000${id}`, notes: null },
});
const list = [aReturn('3', 'lapse'), aReturn('2', 'lapse'), aReturn('1', 'alone')];

it('is one row for what one act gave back, which opens to its movements, links and credit notes', async () => {
  const page = await renderApp(<TransactionList transactions={list} withReceipts />, {
    ...{ lang: 'en', ns: ['credits'], user: aUser() },
  });
  const rows = () => page.getAllByRole('rowheader').map((name) => name.closest('tr'));
  expect(rows()).toHaveLength(2);
  const group = page.getByRole('button', { name: 'Returned together: 2 movements' });
  expect(group.getAttribute('aria-expanded')).toBe('false');
  expect(within(rows()[0] as HTMLElement).getByText('$4')).toBeTruthy();
  expect(page.queryByText('DY-000003')).toBeNull();

  fireEvent.click(group);
  expect(rows()).toHaveLength(4);
  expect(page.getByRole('link', { name: 'Returned: boost 2' }).getAttribute('href')).toContain('/dashboard/payments/');
  expect(page.getByText('DY-000003')).toBeTruthy();

  fireEvent.click(group);
  expect(rows()).toHaveLength(2);
});
