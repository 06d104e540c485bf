import { connect } from '@diyar/db';
import { loadConfig } from '#config.ts';
import { reseal } from '#features/accounts/index.ts';

// npm run secrets:reseal
// With AUTH_SECRET the new secret and AUTH_SECRET_ALSO the one before; docs/operations.md, "Secrets that change".
const { database, auth } = loadConfig();
const db = connect(database.url, { name: 'diyar-secrets-reseal', max: 1 });
try {
  const { before, now, unreadable } = await reseal(db, auth.secrets);
  console.log(`Sealed with AUTH_SECRET: ${now} now, ${before} before.`);
  if (unreadable > 0) {
    console.error(
      `${unreadable} are sealed with a secret that is neither AUTH_SECRET nor AUTH_SECRET_ALSO. Nothing was done to them: start ` +
        'this again with that one as AUTH_SECRET_ALSO, or authenticators have to be enrolled again (npm run admin:create).',
    );
    process.exitCode = 1;
  } else if (auth.secrets.length > 1) {
    console.log('Nothing needs AUTH_SECRET_ALSO any more but links in mails: take it away when they may stop working.');
  }
} finally {
  await db.destroy();
}
