import { createHash } from 'node:crypto';
import { probesOf } from './listings/probes.ts';
import { LISTING_SETTINGS } from './listings/settings.ts';
import { toDocument } from './listings/to-document.ts';
import type { Wording } from './listings/wording.ts';

/**
 * Changes when documents made before would be made, folded or indexed differently now: the index is then built anew. Taken
 * from documents of probes, not from the code's text: a comment or a better name rebuilds nothing. What no probe shows, the
 * audit finds.
 */
export function fingerprintOf(wording: Wording, documentOf = toDocument): string {
  const hash = createHash('sha256').update(JSON.stringify(LISTING_SETTINGS)).update(JSON.stringify(wording.facts));
  const { rows, texts } = probesOf(wording);
  for (const row of rows) hash.update(JSON.stringify(documentOf(row, wording)));
  for (const text of texts) hash.update(`${wording.fold(text)}\n`);
  return hash.digest('hex').slice(0, 32);
}
