import { resolve } from 'node:path';
import { readSettings } from './settings/read.ts';

/** Resources of this workspace's command-line tools: the owner's connection, the data folder, the reader of extracts. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const { DATABASE_OWNER_URL: ownerUrl, DATA_DIR, OSMIUM: osmium } = readSettings(['migrate'], env);
  if (!ownerUrl) throw new Error('Configuration: DATABASE_OWNER_URL is missing');
  return Object.freeze({ ownerUrl, dataDir: resolve(DATA_DIR), osmium });
}
