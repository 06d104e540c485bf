import { connect } from '@diyar/db';
import { pino } from 'pino';
import { loadConfig } from '#config.ts';
import { workCatalogueImport } from '#features/catalogue-transfer/index.ts';

// A worker that its test kills in the middle of an import.
const db = connect(loadConfig().database.url, { name: 'killed', max: 2, statementTimeout: 60_000 });
await workCatalogueImport({ db, log: pino({ level: 'silent' }) }, { importId: process.argv[2] ?? '' });
process.exit(0);
