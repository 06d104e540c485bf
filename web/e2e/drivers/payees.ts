import { offerEveryMethod } from '../../../api/testing/payees.ts';
import { connect } from '../../../db/src/index.ts';

/** A site without demo people has nobody to pay to. */
export async function havePayees(): Promise<void> {
  const db = connect(process.env.E2E_DATABASE_OWNER_URL ?? '', { name: 'e2e', max: 1 });
  await offerEveryMethod(db).finally(() => db.destroy());
}
