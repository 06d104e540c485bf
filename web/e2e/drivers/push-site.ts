import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@diyar/db';
import { mozillaPush } from '../../../api/testing/mozilla-push.ts';
import { VAPID } from '../../../api/testing/push-service.ts';
import { createTestDatabase } from '../../../db/testing/template-database.ts';
import { endProgram, startOwnServer, startProgram } from './own-server.ts';
import type { RunningSite } from './site.ts';

export type PushSite = RunningSite & { push: Awaited<ReturnType<typeof mozillaPush>>; db: Db };

/**
 * A server and a worker that send to a push service on this machine, which takes Mozilla's place. Their database is their own: the
 * running site's worker would otherwise fetch their messages, and sends to the browsers' real services alone.
 */
export async function siteWithPush(): Promise<PushSite> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closing.reverse()) await end();
  };
  try {
    const push = await mozillaPush();
    closing.push(push.close);
    const { db, url: DATABASE_URL, drop } = await createTestDatabase();
    closing.push(drop);
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'diyar-push-'));
    closing.push(() => rm(DATA_DIR, { recursive: true, force: true }));
    const settings = { DATABASE_URL, DATA_DIR, VAPID_PRIVATE_KEY: VAPID, NODE_ENV: 'test' };
    const { url, close: closeServer } = await startOwnServer(settings);
    closing.push(closeServer);
    const worker = startProgram('worker', { ...settings, PUBLIC_URL: url });
    closing.push(() => endProgram(worker));
    return { url, push, db, close };
  } catch (error) {
    await close();
    throw error;
  }
}
