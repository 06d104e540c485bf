import { createHash } from 'node:crypto';
import type { Db } from '@diyar/db';
import type { Refusal } from './dead-letters.ts';
import type { Inferred, ListingDocument } from './listings/document.ts';
import { toDocument } from './listings/to-document.ts';
import type { Wording } from './listings/wording.ts';
import { rowsById } from './load-rows.ts';

/** What the PostgreSQL fallback keeps of a document. */
export interface FoldedText {
  listingId: string;
  title: string;
  words: string;
  inferred: Inferred;
  /** 48 bits over all three: exact as a JavaScript number. */
  digest: number;
}

/** Listings as they are now, ready to be sent. */
export interface PreparedBatch {
  documents: { id: string; json: string; text: FoldedText }[];
  /** Asked for, but not public. */
  removals: string[];
  /** Rows no document could be made of. */
  refusals: Refusal[];
}

/** How many documents are made before the event loop gets its turn (the leader's pings, the tasks under way). */
const TURN = 200;

/** Without the description: it is most of the text and the fallback answers only while the engine is down. */
function textOf({ id, title, place, keywords, synonyms, inferred = {} }: ListingDocument): FoldedText {
  const words = `${title} ${place} ${keywords} ${synonyms}`;
  const parts = [title, words, JSON.stringify(inferred)].join('\n');
  const digest = createHash('sha1').update(parts).digest().readUIntBE(0, 6);
  return { listingId: id, title, words, inferred, digest };
}

/** Reads the current rows of these listings and makes their documents. */
export async function prepare(db: Db, wording: Wording, ids: string[]): Promise<PreparedBatch> {
  const rows = ids.length === 0 ? [] : await rowsById(db, ids);
  const missing = new Set(ids);
  const prepared: PreparedBatch = { documents: [], removals: [], refusals: [] };
  for (const [at, row] of rows.entries()) {
    missing.delete(row.id);
    try {
      const document = toDocument(row, wording);
      prepared.documents.push({ id: row.id, json: JSON.stringify(document), text: textOf(document) });
    } catch (error) {
      prepared.refusals.push({ listingId: row.id, complaint: { code: 'no_document', message: String(error) } });
    }
    if (at % TURN === TURN - 1) await new Promise(setImmediate);
  }
  prepared.removals = [...missing];
  return prepared;
}
