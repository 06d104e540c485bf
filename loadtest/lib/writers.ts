import type { Db, ListingRow } from '@diyar/db';
import { aListing, aUser } from '@diyar/indexer/testing';
import { pause } from './until.ts';

/** Changes that were acknowledged, and some that were rolled back on purpose. */
export interface Written {
  committed: number;
  rolledBack: number;
  failed: number;
  /** Changes the database accepted, by listing; nothing for one whose last change may or may not have happened. */
  acknowledged: Map<string, Partial<Fate>>;
}

interface Fate {
  status: ListingRow['status'];
  price_cents: number;
  deleted: true;
}

class RolledBack extends Error {}

/**
 * Writes like a busy day: insert, edit, approve, reject, delete, 5 % rolled back; each writer has listings of its own.
 * A statement that fails (a database that is being killed) is not counted, and the writer goes on.
 * @param perSecond all writers together; what the machine can't keep up with is simply late
 */
export async function writeChanges(
  db: Db,
  { changes, perSecond, writers = 16 }: { changes: number; perSecond: number; writers?: number },
): Promise<Written> {
  const written: Written = { committed: 0, rolledBack: 0, failed: 0, acknowledged: new Map() };
  let begun = 0;
  const began = performance.now();
  const one = async () => {
    let owner_id: string | undefined;
    const ids: string[] = [];
    while (begun < changes) {
      const early = began + (begun++ / perSecond) * 1000 - performance.now();
      if (early > 0) await pause(early);
      let touched: string | undefined;
      try {
        owner_id ??= await aUser(db);
        const doomed = Math.random() < 0.05;
        const change = pick(ids, owner_id);
        touched = change.id;
        const fate = await db.transaction(async (trx) => {
          const done = await change.make(trx);
          touched = done.id;
          if (doomed) throw new RolledBack();
          return done;
        });
        if (!change.id) ids.push(fate.id);
        written.acknowledged.set(fate.id, { ...written.acknowledged.get(fate.id), ...fate.change });
        written.committed++;
      } catch (error) {
        if (error instanceof RolledBack) written.rolledBack++;
        else {
          written.failed++;
          if (touched) written.acknowledged.delete(touched);
          // As a client would: not again at once.
          await pause(250);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, one));
  return written;
}

interface Change {
  id: string | undefined;
  make(trx: Db): Promise<{ id: string; change: Partial<Fate> }>;
}

function pick(ids: string[], owner_id: string): Change {
  const id = ids[Math.floor(Math.random() * ids.length)];
  const dice = Math.random();
  if (!id || dice < 0.25) {
    const status = Math.random() < 0.5 ? 'active' : 'pending';
    return {
      id: undefined,
      make: async (trx) => ({ id: await aListing(trx, { owner_id, status }), change: { status } }),
    };
  }
  const update = (change: Partial<Fate>): Change => ({
    id,
    make: async (trx) => {
      const found = await trx('listings').where({ id }).update(change);
      // A deletion nobody acknowledged has happened after all.
      return { id, change: found > 0 ? change : { deleted: true } };
    },
  });
  if (dice < 0.65) return update({ price_cents: 100 * (1 + Math.floor(Math.random() * 1e6)) });
  if (dice < 0.8) return update({ status: 'active' });
  if (dice < 0.92) return update({ status: 'rejected' });
  return {
    id,
    make: async (trx) => {
      await trx('listings').where({ id }).delete();
      ids.splice(ids.indexOf(id), 1);
      return { id, change: { deleted: true } };
    },
  };
}

/** Acknowledged changes the database no longer has. */
export async function lostWrites(db: Db, { acknowledged }: Written): Promise<string[]> {
  const rows = new Map((await db('listings').select('id', 'status', 'price_cents')).map((row) => [row.id, row]));
  const lost: string[] = [];
  for (const [id, fate] of acknowledged) {
    const row = rows.get(id);
    const kept = fate.deleted
      ? row === undefined
      : row !== undefined &&
        (fate.status === undefined || row.status === fate.status) &&
        (fate.price_cents === undefined || row.price_cents === fate.price_cents);
    if (!kept) lost.push(id);
  }
  return lost;
}

/** Numbers alone, for a report. */
export const countsOf = ({ committed, rolledBack, failed }: Written) => ({ committed, rolledBack, failed });
