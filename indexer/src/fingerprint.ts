import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Facts } from './listings/facts.ts';
import { LISTING_SETTINGS } from './listings/settings.ts';

const folders = ['./arabic/', './listings/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

let code: string | undefined;

/** The code that makes documents, as it is on disk: nobody has to remember to raise a version. */
function codeHash(): string {
  if (code !== undefined) return code;
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.(ts|json)$/.test(file),
    );
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  code = hash.digest('hex');
  return code;
}

/** Changes when documents made before would be made, folded or indexed differently now: the index is then built anew. */
export const fingerprintOf = (facts: Facts): string =>
  createHash('sha256')
    .update(codeHash())
    .update(JSON.stringify(LISTING_SETTINGS))
    .update(JSON.stringify(facts))
    .digest('hex')
    .slice(0, 32);
