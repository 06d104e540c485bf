import { sameContent } from './audit.ts';
import { forgetChanges, noteChangeCursor, openChanges } from './fact-changes.ts';
import { digestOf, forgetFacts, type IndexedFacts, noteFacts, noteProgress, outdatedFacts } from './indexed-facts.ts';
import type { LeaderSession } from './leader-session.ts';
import { loadFacts } from './listings/facts.ts';
import { toDocument } from './listings/to-document.ts';
import { touchedBy, withDescendants } from './listings/touched.ts';
import { makeWording, type Wording } from './listings/wording.ts';
import { activeIdsAfter, rowsById } from './load-rows.ts';
import { markScope } from './mark-scope.ts';
import { markAgain } from './marks.ts';

/** Listings compared in one go: about a fifth of a second, in which a mark waits. */
const COMPARED = 500;
/** An administrator saves several things in a row; each state of the facts is compared with the next. */
const SETTLE_MS = 300;
const LOOK_MS = 1_000;

/**
 * Brings documents to facts that changed, without a rebuild. Each state of the facts that a document may be made of is a
 * row (`indexed_facts`), written before the first such document and deleted when every listing that differs in the current
 * state is marked. Whoever is killed meanwhile leaves the rows and their cursors to the next leader.
 */
export interface FactsFollower {
  /** A page of the work. @returns whether there is more */
  step(): Promise<boolean>;
}

export function createFactsFollower(session: LeaderSession): FactsFollower {
  const { db, leader, log } = session;
  const past = new Map<string, Wording>();
  let digest = digestOf(session.wording.facts);
  let looksAt = 0;
  let isOpen = true;

  async function readFacts(): Promise<void> {
    const facts = await loadFacts(db);
    const read = digestOf(facts);
    if (read === digest) return;
    await noteFacts(db, facts);
    past.set(digest, session.wording);
    session.wording = makeWording(facts);
    digest = read;
    log.info('facts changed');
  }

  /** Reads the facts after their journal, so that whatever is marked for a row of it is made of facts at least as new. */
  async function followJournal(): Promise<boolean> {
    const changes = await openChanges(db);
    if (changes.length === 0) return false;
    await readFacts();
    const done: number[] = [];
    for (const { id, categoryId, locationId, cursor } of changes) {
      const next = await markScope(
        db,
        {
          categories: categoryId ? withDescendants(session.wording.facts, [categoryId]) : [],
          places: locationId ? [locationId] : [],
          transactions: [],
          attributes: [],
        },
        cursor,
      );
      if (next === undefined) done.push(id);
      else {
        await noteChangeCursor(db, id, next);
        break;
      }
    }
    await forgetChanges(db, done);
    return true;
  }

  /** Listings that name the changed fact come first, then every listing whose words the vocabulary reads otherwise. */
  async function followState(): Promise<boolean> {
    const state = await outdatedFacts(db, digest);
    if (!state) {
      past.clear();
      return false;
    }
    const from: IndexedFacts = state.wanted === digest ? state : { ...state, phase: 'named', cursor: null };
    const before = past.get(from.digest) ?? makeWording(from.facts);
    past.set(from.digest, before);
    const touched = touchedBy(before, session.wording);
    const next =
      from.phase === 'named'
        ? await markScope(db, touched, from.cursor)
        : await markReworded(before, session.wording, from.cursor);
    if (next !== undefined) await noteProgress(db, { ...from, wanted: digest, cursor: next });
    else if (from.phase === 'named' && touched.words)
      await noteProgress(db, { ...from, wanted: digest, phase: 'worded', cursor: null });
    else await forgetFacts(db, from.digest);
    return true;
  }

  async function markReworded(before: Wording, after: Wording, cursor: string | null): Promise<string | undefined> {
    const ids = await activeIdsAfter(db, cursor, COMPARED);
    const changed: string[] = [];
    for (const [at, row] of (await rowsById(db, ids)).entries()) {
      if (!sameContent(toDocument(row, before), toDocument(row, after))) changed.push(row.id);
      if (at % 100 === 99) await new Promise(setImmediate);
    }
    await markAgain(db, changed);
    return ids.length === COMPARED ? ids.at(-1) : undefined;
  }

  return {
    async step() {
      const now = Date.now();
      if (leader.factsChanged()) looksAt = Math.min(looksAt, now + SETTLE_MS);
      if (now >= looksAt) {
        looksAt = now + LOOK_MS;
        if (await followJournal()) {
          looksAt = now;
          isOpen = true;
          return true;
        }
      }
      if (isOpen) isOpen = await followState();
      return isOpen;
    },
  };
}
