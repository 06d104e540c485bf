import path from 'node:path';
import { execa } from 'execa';
import { endOnRequest } from './lib/ending.ts';
import { type Installation, openInstallation } from './lib/installation.ts';
import { anyPort } from './lib/ports.ts';
import { VOLATILE } from './lib/postgres.ts';
import { createProgress } from './lib/progress.ts';
import { root } from './lib/root.ts';
import { startServices } from './lib/services.ts';
import { withConnection } from './lib/sql.ts';
import { forgetOperators } from './lib/throw-away.ts';

// npm run unit -- api/src/features/quotas     the inner loop: the tests of a file or folder, on a database that is kept for the next
//                                             time with what was read and compiled; what follows goes to vitest, as does -t "words"
const dataDir = path.join(root, '.data', 'unit');
let installation: Installation | undefined;
const end = endOnRequest(() => installation);

/** What a run that was killed left behind, and templates of schemas that are no more but the newest three. */
const clearUp = (ownerUrl: string) =>
  withConnection(ownerUrl, async (query) => {
    const rows = await query<{ name: string }>(
      `select datname as name from pg_database where datname like 'diyar\\_test\\_%'
       union all
       (select datname from pg_database where datname like 'diyar\\_template\\_%' order by oid desc offset 3)`,
    );
    for (const { name } of rows) await query(`drop database "${name}" with (force)`);
  });

try {
  forgetOperators();
  const progress = createProgress(process.stderr);
  installation = await openInstallation({ dataDir, purpose: 'unit', progress, choosePort: anyPort });
  const { database, engine } = await startServices(installation, { settings: VOLATILE });
  await clearUp(database.ownerUrl);
  const cache = ['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${path.join(dataDir, 'modules')}`];
  const { exitCode } = await execa('vitest', ['run', ...cache, ...process.argv.slice(2)], {
    cwd: root,
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    env: {
      TEST_DATABASE_OWNER_URL: database.ownerUrl,
      TEST_DATABASE_URL: database.appUrl,
      MEILI_URL: engine.url,
      MEILI_KEY: engine.masterKey,
      DATA_DIR: dataDir,
    },
  });
  end(exitCode ?? 1);
} catch (error) {
  end(1, error);
}
