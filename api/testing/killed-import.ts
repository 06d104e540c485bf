import { connect } from '@diyar/db';
import { pino } from 'pino';
import { loadConfig } from '#config.ts';
import { workImport } from '#features/listing-import/index.ts';
import { createImageStore, mediaFiles } from '#lib/images/index.ts';

// A worker that its test kills in the middle of an import.
const config = loadConfig();
const db = connect(config.database.url, { name: 'killed', max: 2, statementTimeout: 60_000 });
const files = mediaFiles(config);
const deps = { db, files, images: createImageStore(files.images), log: pino({ level: 'silent' }) };
await workImport(deps, { importId: process.argv[2] ?? '' });
process.exit(0);
