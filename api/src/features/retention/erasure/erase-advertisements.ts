import type { Db } from '@diyar/db';
import { unusedPictures } from './forget-files.ts';

/**
 * Advertisements of a closed account have ended; their amounts, days and sums stay without words, link, number and picture.
 * @returns the pictures' ids
 */
export async function eraseAdvertisements(
  trx: Db,
  owner: { user_id: string } | { office_id: string },
): Promise<string[]> {
  const account = await trx('ledger_accounts').where(owner).first('id');
  if (!account) return [];
  const ofAccount = { account_id: account.id };
  await trx('advertisements')
    .where(ofAccount)
    .update({
      title: '—',
      description: null,
      link: null,
      contact_phone: null,
      image_id: null,
      rejection_reason: trx.raw(`case when rejection_reason is not null then '—' end`),
    });
  const pictures = await trx('advertisement_pictures').where(ofAccount).delete().returning('image_id');
  return unusedPictures(
    trx,
    pictures.map(({ image_id: id }) => id),
  );
}
