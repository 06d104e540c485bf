import type { Db, PayeeVersionRow, UserRow } from '@diyar/db';
import type { Actor } from '#lib/audit.ts';
import { mayBeTold } from '#lib/standing/questions.ts';
import type { PayeeMethod } from '#rules/payees.ts';
import { notifyAll } from '../notifications/index.ts';
import { payeeInWords } from './present.ts';

const METHODS: Record<PayeeMethod, { ar: string; en: string }> = {
  mobile_wallet: { ar: 'محفظة موبايل', en: 'Mobile wallet' },
  bank_transfer: { ar: 'حوالة مصرفية', en: 'Bank transfer' },
  cash: { ar: 'نقدًا', en: 'Cash' },
  check: { ar: 'شيك', en: 'Check' },
};

/** Tells every administrator, the one who did it too: a stolen session would not tell its owner. */
export async function notifyAdministrators(
  trx: Db,
  kind: 'payee_proposed' | 'payee_confirmed' | 'payee_refused' | 'payee_stopped',
  { version, by }: { version: PayeeVersionRow; by: Actor },
): Promise<void> {
  const administrators = await trx('users as u')
    .where({ account_type: 'admin' })
    .whereRaw(mayBeTold('u'))
    .select<Pick<UserRow, 'id' | 'first_name' | 'last_name'>[]>('u.id', 'u.first_name', 'u.last_name');
  const actor = administrators.find(({ id }) => id === by.actorId);
  const method = METHODS[version.method];
  const parameters = {
    methodAr: method.ar,
    methodEn: method.en,
    payeeAr: payeeInWords(version, 'ar'),
    payeeEn: payeeInWords(version, 'en'),
    name: actor ? `${actor.first_name} ${actor.last_name}` : '—',
  };
  await notifyAll(
    trx,
    administrators.map(({ id: userId }) => ({
      ...({ userId, type: 'payment', url: '/dashboard/admin/payees' } as const),
      kind,
      parameters,
    })),
  );
}
