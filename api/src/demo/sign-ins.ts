import { connect } from '@diyar/db';
import { loadConfig } from '#config.ts';
import { demoSignIns } from './make-sign-ins.ts';

// node --import tsx api/src/demo/sign-ins.ts: prints one line of JSON, `[{role, email, password, totpSecret?}]`.
const config = loadConfig();
const db = connect(config.database.url, { name: 'diyar-demo-sign-ins', max: 1 });
try {
  process.stdout.write(`${JSON.stringify(await demoSignIns(db, config.auth.secret))}\n`);
} finally {
  await db.destroy();
}
