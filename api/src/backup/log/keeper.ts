import { once } from 'node:events';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '@diyar/db';
import { type Means, startTool } from '@diyar/db/postgres-tools';
import { orMissing, type Place } from '../place.ts';
import { storeSegment } from './entries.ts';
import { bytesBefore, isHistory, isSegment, orderAt, orderOf } from './segments.ts';
import { type ServerFacts, serverFacts } from './server-facts.ts';
import { markMoment, readySlot, receivedUpTo, slotOf } from './slot.ts';

const PARTIAL = '.partial';
const RECEIVED_WITHIN_MS = 30_000;

export interface LogDeps extends Means {
  /** As the owner role. */
  db: Db;
  place: Place;
  recipient: string | null;
  /** Where the log waits until it is sent; nobody else writes there. */
  folder: string;
}

export type LogKeeper = ReturnType<typeof logKeeper>;

/**
 * Keeps the database's write-ahead log: `pg_receivewal` writes it into a folder as it comes to be, and every `send` brings what is new
 * to the place, the unfinished segment too, and deletes here what is finished.
 */
export function logKeeper(deps: LogDeps) {
  const { db, place, recipient, folder } = deps;
  let facts: ServerFacts | undefined;
  let receiver: ReturnType<typeof startTool> | undefined;
  let complaint: unknown;
  let lastUntil: string | null = null;

  let last: Promise<unknown> = Promise.resolve();
  /** In turn: the daily copy and the clock may both ask. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  }

  async function begin(): Promise<ServerFacts> {
    if (facts && receiver) return facts;
    facts = await serverFacts(db);
    const slot = slotOf(facts.database);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // The receiver goes on after the newest file, which a new slot does not hold or another cluster wrote.
    if (await readySlot(db, slot)) await empty(folder);
    const args = [`--directory=${folder}`, `--slot=${slot}`, '--status-interval=1', '--no-loop', '--no-password'];
    const started = startTool(deps, 'pg_receivewal', args, { hasOwnGroup: true });
    receiver = started;
    complaint = undefined;
    started.output.resume();
    started.done.catch((error) => {
      complaint = error;
    });
    started.child.once('close', () => {
      receiver = undefined;
    });
    return facts;
  }

  async function sendAll(): Promise<void> {
    const { system, segmentBytes, database } = await begin();
    const { until, position } = await markMoment(db);
    await received(slotOf(database), position);
    const last = orderAt(position, segmentBytes);
    const segments = await waiting(folder);
    for (const { segment, isWhole } of segments) {
      const reaches = isSegment(segment) && orderOf(segment, segmentBytes) >= last ? until.toISOString() : lastUntil;
      const path = join(folder, segment);
      const bytes = (!isWhole && (await readFile(path + PARTIAL).catch(orMissing))) || (await readFile(path));
      await storeSegment(place, { system, segment }, { bytes, until: reaches, recipient, now: new Date() });
      // Where to go on is read from the newest file, so that one stays.
      if (isWhole && segment !== segments.at(-1)?.segment) await rm(path);
    }
    lastUntil = until.toISOString();
  }

  async function received(slot: string, position: string): Promise<void> {
    for (const end = Date.now() + RECEIVED_WITHIN_MS; Date.now() < end; await pause(100)) {
      const there = await receivedUpTo(db, slot);
      if (there && bytesBefore(there) >= bytesBefore(position)) return;
      if (!receiver) throw complaint ?? new Error('pg_receivewal ended.');
    }
    throw new Error(`The log did not arrive within ${RECEIVED_WITHIN_MS / 1000} s.`);
  }

  async function stop(): Promise<void> {
    const running = receiver;
    if (!running) return;
    const ended = once(running.child, 'close');
    running.child.kill('SIGINT');
    await ended;
  }

  return {
    /** @throws Error with what to type when the server or the role does not allow it */
    start: () => inTurn(begin),
    /** Sends what was committed until now, and waits for it. @throws Error when it did not arrive; the next one sends it then */
    send: () => inTurn(sendAll),
    stop,
  };
}

/** Files of the log that wait to be sent, in the order of their names; what is unfinished is the last. */
async function waiting(folder: string): Promise<{ segment: string; isWhole: boolean }[]> {
  const names = await readdir(folder);
  return names
    .map((name) => ({ segment: name.replace(PARTIAL, ''), isWhole: !name.endsWith(PARTIAL) }))
    .filter(({ segment }) => isSegment(segment) || isHistory(segment))
    .sort((a, b) => a.segment.localeCompare(b.segment));
}

async function empty(folder: string): Promise<void> {
  for (const { segment, isWhole } of await waiting(folder))
    await rm(join(folder, isWhole ? segment : segment + PARTIAL));
}
