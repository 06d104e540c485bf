import { connect } from '@diyar/db';
import { loadConfig } from '#config.ts';
import { runClock } from './run-clock.ts';

// npm run clock              the time of this site
// npm run clock -- +40d      moves it on, then does what falls due; also +3h, +90m, +40d12h
// npm run clock -- now       back to real time; so does 0
const config = loadConfig();
const db = connect(config.database.url, { name: 'diyar-clock', max: 4, statementTimeout: 0 });
const { DATABASE_OWNER_URL: ownerUrl, NODE_ENV: environment } = process.env;
const owner = ownerUrl ? connect(ownerUrl, { name: 'diyar-clock-owner', max: 1, statementTimeout: 0 }) : undefined;
try {
  const words = process.argv.slice(2);
  await runClock(words, {
    config,
    environment,
    db,
    owner,
    print: console.log,
    warn: (line) => {
      console.error(line);
      process.exitCode = 1;
    },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await owner?.destroy();
  await db.destroy();
}
