import { type Db, seedId } from '@diyar/db';
import { CASH_METHODS } from '#rules/credits.ts';
import { PAYEE_FIELDS, type PayeeMethod } from '#rules/payees.ts';

const PLACE = { place_ar: 'ساحة المحافظة', place_en: 'Governorate Square' };
const HOURS = { hours_ar: 'من 9 إلى 4', hours_en: '9 to 4' };
const FACTS = { holder: { holder: 'Diyar' }, number: { account_number: '0900111222' }, place: PLACE, hours: HOURS };

/** Facts of a payee as a form sends them. */
export const aPayeeForm = (method: PayeeMethod = 'mobile_wallet', values: object = {}) => ({
  method,
  nameAr: 'محفظة بردى',
  nameEn: 'Barada Wallet',
  ...(PAYEE_FIELDS[method].holder && { holder: 'شركة ديار' }),
  ...(PAYEE_FIELDS[method].number && { number: '0999 123 456' }),
  ...(PAYEE_FIELDS[method].hours && { hoursAr: 'من 9 إلى 4', hoursEn: '9 to 4' }),
  ...(PAYEE_FIELDS[method].place === 'required' && { placeAr: 'ساحة المحافظة', placeEn: 'Governorate Square' }),
  ...values,
});

/** A payee for each method, agreed on long ago, so that credit can be asked for; the owner role's to write. */
export async function offerEveryMethod(owner: Db): Promise<void> {
  const [proposed_by, decided_by] = [seedId('test_administrators', '0'), seedId('test_administrators', '1')];
  await owner.transaction(async (trx) => {
    const people = [proposed_by, decided_by].map((id) => ({
      id,
      first_name: 'مدير',
      last_name: 'قديم',
      closed_at: trx.raw('app_now()'),
    }));
    await trx('users').insert(people).onConflict('id').ignore();
    for (const method of CASH_METHODS) {
      const id = seedId('test_payees', method);
      const version_id = seedId('test_payee_versions', method);
      const known = await trx('payees').insert({ id, method }).onConflict('id').ignore().returning('id');
      if (known.length === 0) continue;
      const at = trx.raw(`app_now() - interval '1 year'`);
      const facts = Object.keys(PAYEE_FIELDS[method]).map((field) => FACTS[field as keyof typeof FACTS]);
      await trx('payee_versions').insert({
        id: version_id,
        payee_id: id,
        method,
        name_ar: 'ديار',
        name_en: 'Diyar',
        status: 'confirmed',
        proposed_by,
        decided_by,
        decided_at: at,
        ...Object.assign({}, ...facts),
      });
      await trx('payees').where({ id }).update({ version_id, is_active: true, changed_at: at });
    }
  });
}
