import type { CreditRequest } from './api.ts';

/** Where money was sent, in one line. */
export const payeeLine = ({ name, number, holder, place }: NonNullable<CreditRequest['payee']>): string =>
  [name, number, holder, place].filter(Boolean).join(' · ');
