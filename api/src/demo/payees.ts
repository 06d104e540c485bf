import { type Db, type PayeeVersionRow, seedId } from '@diyar/db';
import type { PayeeMethod } from '#rules/payees.ts';

type Facts = Pick<PayeeVersionRow, 'name_ar' | 'name_en'> &
  Partial<Pick<PayeeVersionRow, 'holder' | 'account_number' | `${'place' | 'hours'}_${'ar' | 'en'}`>>;

const DESK = {
  name_ar: 'مكتب ديار التجريبي',
  name_en: 'Diyar demo desk',
  place_ar: 'شارع المثال 1، الطابق الأول، دمشق (عنوان تجريبي)',
  place_en: '1 Example Street, first floor, Damascus (invented)',
  hours_ar: 'من السبت إلى الخميس، 9 صباحًا إلى 4 عصرًا',
  hours_en: 'Saturday to Thursday, 9 am to 4 pm',
};
/** Plainly invented: nobody's wallet, no bank of the country, and a number that no telephone has. */
const PAYEES: readonly (Facts & { method: PayeeMethod; daysAgo: number })[] = [
  {
    method: 'mobile_wallet',
    name_ar: 'محفظة المثال (تجريبية)',
    name_en: 'Example Wallet (demo)',
    holder: 'شركة ديار التجريبية',
    account_number: '0900000001',
    daysAgo: 200,
  },
  {
    method: 'mobile_wallet',
    name_ar: 'محفظة الياسمين (تجريبية)',
    name_en: 'Jasmine Wallet (demo)',
    holder: 'شركة ديار التجريبية',
    account_number: '0900000002',
    daysAgo: 3,
  },
  {
    method: 'bank_transfer',
    name_ar: 'مصرف المثال (تجريبي)',
    name_en: 'Example Bank (demo)',
    holder: 'شركة ديار التجريبية',
    account_number: 'SY00000000000000000001',
    daysAgo: 200,
    place_ar: 'فرع المثال',
    place_en: 'Example branch',
  },
  { method: 'cash', daysAgo: 200, ...DESK },
  { method: 'check', daysAgo: 200, ...DESK, holder: 'شركة ديار التجريبية' },
];

/** Where the demo's people pay, agreed on by its two administrators; the owner role's to write, as days of the past are. */
export async function seedPayees(ownerDb: Db): Promise<void> {
  const [proposed_by, decided_by] = [seedId('demo_admins', '0'), seedId('demo_admins', '1')];
  await ownerDb.transaction(async (trx) => {
    for (const [sort, { method, daysAgo, ...facts }] of PAYEES.entries()) {
      const id = seedId('demo_payees', String(sort));
      const known = await trx('payees').insert({ id, method, sort }).onConflict('id').ignore().returning('id');
      if (known.length === 0) continue;
      const at = trx.raw(`app_now() - make_interval(days => ?)`, [daysAgo]);
      const version_id = seedId('demo_payee_versions', String(sort));
      await trx('payee_versions').insert({
        ...facts,
        id: version_id,
        payee_id: id,
        method,
        status: 'confirmed',
        proposed_by,
        proposed_at: at,
        decided_by,
        decided_at: at,
      });
      await trx('payees').where({ id }).update({ version_id, is_active: true, changed_at: at });
    }
  });
}
