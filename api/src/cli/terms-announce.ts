import { parseArgs } from 'node:util';
import { connect } from '@diyar/db';
import { loadConfig } from '#config.ts';
import '#features.ts';
import { announceTerms } from '#features/notifications/index.ts';

// npm run terms:announce -- --from 2026-12-10 --ar "ما الذي يتغيّر" --en "what changes"
const { values } = parseArgs({ options: { from: { type: 'string' }, ar: { type: 'string' }, en: { type: 'string' } } });
const { from, ar: changesAr, en: changesEn } = values;
if (!from || !changesAr || !changesEn) {
  console.error(
    'usage: npm run terms:announce -- --from 2026-12-10 --ar "…" --en "…"      (what changes, in a sentence)',
  );
  process.exit(1);
}
const db = connect(loadConfig().database.url, { name: 'diyar-terms-announce', max: 1, statementTimeout: 0 });
try {
  console.log(`${await announceTerms(db, { from, changesAr, changesEn })} people are told.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
