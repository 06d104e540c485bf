import type { Db } from '@diyar/db';
import { endCredit } from './end-credit.ts';
import { eraseAdvertisements } from './erase-advertisements.ts';
import { deleteNotificationsAbout } from './erase-listings.ts';
import { forgetFiles, unusedPictures } from './forget-files.ts';

/** An office that was left without a manager: its name and address are a person's. Its other members' listings stay theirs. */
export const eraseOffice = (db: Db, officeId: string): Promise<void> =>
  db.transaction(async (trx) => {
    const office = await trx('offices').where({ id: officeId }).forUpdate().first('logo_image_id');
    if (!office) return;
    await endCredit(trx, { officeId });
    const applications = await trx('office_applications').where({ office_id: officeId }).pluck('id');
    await trx.raw('select pseudonymise_audit_log(?::uuid[])', [[officeId, ...applications]]);
    await trx.raw('select pseudonymise_receipts(?::uuid[])', [[officeId]]);
    const threads = await trx('leads').where({ office_id: officeId }).pluck('id');
    await deleteNotificationsAbout(trx, threads);
    // Threads with the office itself end with it; those about a member's listing stay the member's.
    await trx('leads')
      .where({ office_id: officeId })
      .where((about) => about.whereNull('listing_id').orWhereNull('owner_id'))
      .delete();
    await trx('listings').where({ office_id: officeId }).update({ office_id: null });
    const licenses = await trx('office_applications')
      .where({ office_id: officeId })
      .delete()
      .returning('license_file')
      .then((rows) => rows.map(({ license_file: file }) => file));
    await trx('listing_import_memories').where({ keeper_id: officeId }).delete();
    const shown = await eraseAdvertisements(trx, { office_id: officeId });
    await trx('offices').where({ id: officeId }).delete();
    const pictures = office.logo_image_id ? [office.logo_image_id] : [];
    await forgetFiles(trx, {
      pictures: [...shown, ...(await unusedPictures(trx, pictures))],
      documents: licenses.filter((file) => file !== null),
    });
  });
