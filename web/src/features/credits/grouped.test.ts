import { expect, it } from 'vitest';
import type { Transaction } from './api.ts';
import { grouped } from './grouped.ts';

const aMovement = (id: string, group: string, balanceChange: number, balance = 0): Transaction => ({
  ...{ id, group, balanceChange, balance, amount: Math.abs(balanceChange), title: id, isReturn: balanceChange > 0 },
  ...{ type: 'boost', status: 'completed', date: '2026-11-27T10:00:00.000Z', referenceNumber: null },
  ...{ paymentId: null, receiptNumber: null, notes: null },
});

it('puts neighbours of one act together, with their sum and the balance after the newest', () => {
  const list = [aMovement('4', 'lapse', 0.1, 5.3), aMovement('3', 'lapse', 0.2, 5.2), aMovement('2', 'other', -1, 5)];
  expect(grouped(list)).toMatchObject([
    { id: '4', balanceChange: 0.3, balance: 5.3, transactions: [{ id: '4' }, { id: '3' }] },
    { id: '2', balanceChange: -1, transactions: [{ id: '2' }] },
  ]);
});

it('leaves apart what something else stands between', () => {
  const list = [aMovement('3', 'lapse', 1), aMovement('2', 'other', -1), aMovement('1', 'lapse', 1)];
  expect(grouped(list).map(({ id }) => id)).toEqual(['3', '2', '1']);
});
