import type { Db } from '@diyar/db';
import { balanceOf, knownAccountOf, type Owner, systemAccount, transfer } from '../../ledger/index.ts';

/** Credit that was not asked back until now ends with its account, as was said before closing it. */
export async function endCredit(trx: Db, owner: Owner): Promise<void> {
  const from = await knownAccountOf(trx, owner);
  const cents = from ? await balanceOf(trx, from) : 0;
  if (!from || cents === 0) return;
  const to = await systemAccount(trx, { kind: 'revenue', name: 'closed_accounts' });
  await transfer(trx, { kind: 'closure', event: `closure:${from}`, from, to, cents, actorId: null });
}
