import { connect } from '@diyar/db';
import { loadConfig } from '#config.ts';
import { checkLedger, isUnbalanced } from '#features/ledger/index.ts';

// npm run ledger:check    sums the ledger anew; ends with 1 when it does not balance
const db = connect(loadConfig().database.url, { name: 'diyar-ledger-check', max: 1, statementTimeout: 0 });
try {
  const check = await checkLedger(db);
  const { transfers, unbalancedCents, unbalancedTransfers, wrongBalances } = check;
  console.log(
    `${transfers} transfers; sum ${unbalancedCents} cents, ${unbalancedTransfers} unbalanced, ${wrongBalances} wrong balances`,
  );
  if (isUnbalanced(check)) process.exitCode = 1;
} finally {
  await db.destroy();
}
