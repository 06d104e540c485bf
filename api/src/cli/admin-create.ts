import { parseArgs } from 'node:util';
import { connect } from '@diyar/db';
import { z } from 'zod';
import { loadConfig } from '#config.ts';
import { createAdministrator } from '#features/accounts/index.ts';

// npm run admin:create -- --email you@example.org [--first-name Laila --last-name Khatib]
// For an administrator that exists: a new password, a new authenticator, new recovery codes.
const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    'first-name': { type: 'string', default: 'مدير' },
    'last-name': { type: 'string', default: 'الموقع' },
  },
});
const email = z.email().safeParse(values.email);
if (!email.success) {
  console.error('usage: npm run admin:create -- --email you@example.org [--first-name … --last-name …]');
  process.exit(1);
}
const config = loadConfig();
const db = connect(config.database.url, { name: 'diyar-admin-create', max: 1 });
try {
  const made = await createAdministrator(db, {
    authSecret: config.auth.secret,
    email: email.data,
    firstName: values['first-name'],
    lastName: values['last-name'],
    issuer: config.brand.en,
  });
  console.log(`
Administrator ${made.email}. This is shown once and kept nowhere:

  password        ${made.password}
  authenticator   ${made.totpSecret}
                  ${made.totpAddress}
  recovery codes  ${made.recoveryCodes.slice(0, 5).join('  ')}
                  ${made.recoveryCodes.slice(5).join('  ')}

Sign in at ${config.http.publicUrl}/login`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
