import { readFileSync } from 'node:fs';
import { dumpSchema } from '../src/schema/dump.ts';
import type { OwnedDatabase } from './template-database.ts';

/** `db/schema.sql` as it is committed. */
export const committedSchema = readFileSync(new URL('../schema.sql', import.meta.url), 'utf8');

/** The same of a database. */
export const schemaOf = ({ ownerUrl }: OwnedDatabase): Promise<string> =>
  dumpSchema({ ownerUrl, path: process.env.PATH, pgBin: process.env.PG_BIN });
