import type { Transaction } from './api.ts';

/** A movement, or several that one act made. */
export type Movement = Pick<Transaction, 'id' | 'balanceChange' | 'balance' | 'status' | 'date'> & {
  transactions: readonly [Transaction, ...Transaction[]];
};

/** Neighbours of one act together, in their order; a page holds acts whole. */
export function grouped(transactions: readonly Transaction[]): Movement[] {
  const groups: [Transaction, ...Transaction[]][] = [];
  for (const transaction of transactions) {
    const last = groups.at(-1);
    if (last?.[0].group === transaction.group) last.push(transaction);
    else groups.push([transaction]);
  }
  return groups.map((members) => {
    const [{ id, balance, status, date }] = members;
    const cents = members.reduce((sum, { balanceChange }) => sum + Math.round(balanceChange * 100), 0);
    return { id, balance, status, date, balanceChange: cents / 100, transactions: members };
  });
}
