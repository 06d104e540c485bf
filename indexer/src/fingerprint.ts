import { createHash } from 'node:crypto';
import { PROBE_FACTS } from './listings/probe-facts.ts';
import { probesOf } from './listings/probes.ts';
import { LISTING_SETTINGS } from './listings/settings.ts';
import { toDocument } from './listings/to-document.ts';
import { makeWording, type Wording } from './listings/wording.ts';

/**
 * Changes when settings change, or when the code would make or fold documents differently: the index is then built anew.
 * Taken from documents of probes, not from the code's text: a comment or a better name rebuilds nothing. The probes' facts
 * are their own: the database's facts change without a rebuild (`follow-facts.ts`). What no probe shows, the audit finds.
 */
export function fingerprintOf(wording: Wording = makeWording(PROBE_FACTS), documentOf = toDocument): string {
  const hash = createHash('sha256').update(JSON.stringify(LISTING_SETTINGS));
  const { rows, texts } = probesOf(wording);
  for (const row of rows) hash.update(JSON.stringify(documentOf(row, wording)));
  for (const text of texts) hash.update(`${wording.fold(text)}\n`);
  return hash.digest('hex').slice(0, 32);
}
