import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import type { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { dropDocument, storeDocument } from '#lib/private-documents.ts';
import { insertApplication, type Papers } from './accepted-license.ts';
import type { OfficeForm } from './contract.ts';
import { recognise, type SentLicense } from './license.ts';
import { type ApplicationRow, lockOpenApplication } from './queries.ts';

/** Fills the open application in, or begins one (after a rejection too). @throws AppError already_office (409) */
export function fillIn(
  db: Db,
  papers: Papers,
  { userId, cityId, form }: { userId: string; cityId: string; form: z.output<typeof OfficeForm> },
): Promise<ApplicationRow> {
  return db.transaction(async (trx) => {
    await lockApplicant(trx, userId);
    const open = await lockOpenApplication(trx, userId);
    const columns = {
      name_ar: form.name,
      name_en: form.nameEn ?? null,
      city_id: cityId,
      location: form.location,
      address: form.address,
      license_number: form.licenseNumber,
      email: form.email,
      phone: form.phone,
      website: form.website ?? null,
      description: form.description ?? null,
    };
    if (!open) return insertApplication(trx, papers, { user_id: userId, ...columns });
    return rowOf(trx('office_applications').where({ id: open.id }).update(columns).returning<ApplicationRow[]>('*'));
  });
}

/** Begins an application with what the account knows; one that is open stays as it is. @throws AppError already_office (409) */
export const beginApplication = (db: Db, papers: Papers, userId: string): Promise<ApplicationRow> =>
  db.transaction(async (trx) => {
    await lockApplicant(trx, userId);
    const open = await lockOpenApplication(trx, userId);
    if (open) return open;
    const { email, phone, company } = await rowOf(
      trx('users').where({ id: userId }).first('email', 'phone', 'company'),
    );
    const name_ar = company && /^.{2,100}$/u.test(company) ? company : null;
    return insertApplication(trx, papers, { user_id: userId, email, phone, name_ar });
  });

/** @throws AppError license_type (415), already_office (409), application_missing (409) */
export async function addLicense(
  db: Db,
  { documents, dataDir }: Papers,
  { userId, bytes, name }: { userId: string } & SentLicense,
): Promise<ApplicationRow> {
  const license_type = recognise(bytes);
  const license_file = await storeDocument(documents, bytes);
  try {
    const { row, before } = await db.transaction(async (trx) => {
      await lockApplicant(trx, userId);
      const open = await lockOpenApplication(trx, userId);
      if (!open) throw new AppError('application_missing', 409);
      const [changed] = await trx('office_applications')
        .where({ id: open.id })
        .update({
          license_file,
          license_type,
          license_name: name,
          license_state: 'pending',
          license_reason: null,
        })
        .returning('*');
      return { row: changed as ApplicationRow, before: open.license_file };
    });
    if (before) await dropDocument(documents, dataDir, before);
    return row;
  } catch (error) {
    await dropDocument(documents, dataDir, license_file);
    throw error;
  }
}

/** The token may be older than an approval: the row decides. Who handed an office on and left it may begin another one. */
async function lockApplicant(trx: Db, userId: string): Promise<void> {
  const user = await trx('users').where({ id: userId }).forUpdate().first('account_type');
  if (user?.account_type !== 'regular') throw new AppError('already_office', 409);
}
