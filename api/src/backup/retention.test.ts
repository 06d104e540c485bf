import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closedAccountsIn } from './closed-accounts.ts';
import type { Base } from './log/base.ts';
import { listEntries, storeSegment } from './log/entries.ts';
import { backupId, listBackups, saveManifest } from './manifest.ts';
import { folderPlace, type Place } from './place.ts';
import { deleteOldBackups } from './retention.ts';
import { bytesOf, type Stored, store } from './stored.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-26T02:05:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const idOf = (days: number) => backupId(ago(days));
const NOTHING: Stored = { name: '-', pieces: 1, sha256: '', isSealed: false, plain: { bytes: 0, sha256: '' } };
const MEGABYTES_16 = 16 * 1024 * 1024;

let home: string;
let place: Place;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'diyar-retention-'));
  place = folderPlace(join(home, 'place'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const clean = () => deleteOldBackups({ place, dataDir: home, retainedDays: 30, now: NOW });

/** A complete backup that needs these contents, which lie in the place. */
async function backup(days: number, needs: string[] = []): Promise<void> {
  const id = idOf(days);
  for (const name of needs) await store(place, `contents/${name}`, bytesOf(name), null);
  const contents = await store(
    place,
    `backups/${id}/contents.txt`,
    bytesOf(needs.map((name) => `contents/${name}`).join('\n')),
    null,
  );
  await saveManifest(place, id, {
    format: 1,
    takenAt: ago(days).toISOString(),
    migration: 'm',
    counts: {},
    database: NOTHING,
    secret: NOTHING,
    files: NOTHING,
    contents,
  });
}
const brokenOff = (days: number) => place.put(`backups/${idOf(days)}/database.dump.0000`, Buffer.from('half'));
const ids = async () => (await listBackups(place)).map(({ id }) => id);

const close = (in_: Place, name: string, days: number) =>
  in_.put(`closed-accounts/${name}.json`, Buffer.from(JSON.stringify({ closedAt: ago(days).toISOString() })));

const SEGMENT = (number: number) => `0000000100000000${number.toString(16).toUpperCase().padStart(8, '0')}`;
async function base(days: number, { system = '1', from }: { system?: string; from: number }): Promise<void> {
  const manifest: Base = {
    format: 1,
    takenAt: ago(days).toISOString(),
    finishedAt: ago(days).toISOString(),
    system,
    major: 17,
    from: SEGMENT(from),
    segmentBytes: MEGABYTES_16,
    database: 'd',
    role: 'r',
    content: NOTHING,
  };
  await place.put(`bases/${idOf(days)}/base.tar.gz.0000`, Buffer.from('tar'));
  await place.put(`bases/${idOf(days)}/manifest.json`, Buffer.from(JSON.stringify(manifest)));
}
const segment = (number: number, { system = '1', days = 0 } = {}) =>
  storeSegment(
    place,
    { system, segment: SEGMENT(number) },
    { bytes: Buffer.from('log'), until: null, recipient: null, now: ago(days) },
  );
const log = async () => (await listEntries(place)).map((named) => `${named.system}:${Number(named.segment.slice(16))}`);

describe('of backups', () => {
  it('those past their days go, whole', async () => {
    for (const days of [31, 30.1, 29.9, 1, 0]) await backup(days);
    expect(await clean()).toEqual([idOf(31), idOf(30.1)]);
    expect(await ids()).toEqual([idOf(29.9), idOf(1), idOf(0)]);
  });

  it('the newest complete one stays, whatever its age', async () => {
    for (const days of [90, 60]) await backup(days);
    await brokenOff(2);
    expect(await clean()).toEqual([idOf(90), idOf(2)]);
    expect(await ids()).toEqual([idOf(60)]);
  });

  it('what broke off goes after a day: before, it may be under way', async () => {
    await backup(3);
    for (const days of [1.1, 0.9]) await brokenOff(days);
    expect(await clean()).toEqual([idOf(1.1)]);
  });

  it('contents stay while a kept one needs them', async () => {
    await backup(40, ['only-old', 'shared']);
    await backup(2, ['shared', 'new']);
    await clean();
    expect(await place.list('contents/')).toEqual(['contents/new.0000', 'contents/shared.0000']);
  });

  it('contents that no list names yet stay while a backup is under way', async () => {
    await backup(2);
    await brokenOff(0.1);
    await store(place, 'contents/arriving', bytesOf('photo'), null);
    await clean();
    expect(await place.list('contents/')).toEqual(['contents/arriving.0000']);
  });
});

describe('of closed accounts', () => {
  const notes = async () => [
    await place.list('closed-accounts/'),
    await closedAccountsIn(home).list('closed-accounts/'),
  ];

  it('the note stays here and there while a backup could bring the account back', async () => {
    for (const days of [31, 10]) await backup(days);
    for (const where of [place, closedAccountsIn(home)]) {
      await close(where, 'before-the-oldest', 11);
      await close(where, 'after-it', 9);
    }
    await clean();
    expect(await notes()).toEqual([['closed-accounts/after-it.json'], ['closed-accounts/after-it.json']]);
  });

  it('the note stays while the log could', async () => {
    await backup(10);
    await base(12, { from: 1 });
    await close(place, 'in-the-log', 11);
    await close(place, 'before-it', 13);
    await clean();
    expect((await notes())[0]).toEqual(['closed-accounts/in-the-log.json']);
  });

  it('every note stays while there is no complete backup', async () => {
    await close(place, 'somebody', 99);
    await clean();
    expect((await notes())[0]).toHaveLength(1);
  });
});

describe('of the log', () => {
  it('what the oldest kept copy of the cluster begins with stays, and what lies before goes', async () => {
    await base(31, { from: 1 });
    await base(2, { from: 5 });
    for (const number of [1, 4, 5, 6]) await segment(number);
    await clean();
    expect(await log()).toEqual(['1:5', '1:6']);
    expect(await place.list('bases/')).toEqual([`bases/${idOf(2)}/base.tar.gz.0000`, `bases/${idOf(2)}/manifest.json`]);
    // Neither a name nor a content is left of what went.
    expect(await place.list('wal/')).toHaveLength(4);
  });

  it('the newest copy stays, whatever its age; one that broke off goes after a day', async () => {
    await base(60, { from: 3 });
    await place.put(`bases/${idOf(2)}/base.tar.gz.0000`, Buffer.from('half'));
    for (const number of [3, 4]) await segment(number, { days: 60 });
    await clean();
    expect((await place.list('bases/')).map((name) => name.split('/')[1])).toEqual([idOf(60), idOf(60)]);
    expect(await log()).toEqual(['1:3', '1:4']);
  });

  it('another cluster of the same numbers is no reason to delete; without a copy it has its days', async () => {
    await base(2, { from: 5 });
    await segment(1, { system: '2', days: 29 });
    await segment(2, { system: '2', days: 31 });
    await segment(5);
    await clean();
    expect(await log()).toEqual(['1:5', '2:1']);
  });
});
