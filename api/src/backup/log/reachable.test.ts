import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderPlace, type Place } from '../place.ts';
import type { Base } from './base.ts';
import { readEntry, storeSegment } from './entries.ts';
import { isFounded, reachable, wayTo } from './reachable.ts';
import { bytesBefore, orderAt, orderOf } from './segments.ts';

const at = (time: string) => new Date(`2026-11-26T${time}:00.000Z`);
const MEGABYTES_16 = 16 * 1024 * 1024;
const segmentOf = (number: number) => `00000001000000A0${number.toString(16).toUpperCase().padStart(8, '0')}`;

let home: string;
let place: Place;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'diyar-log-'));
  place = folderPlace(home);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function base(time: string, from: number): Promise<void> {
  const manifest: Base = {
    format: 1,
    takenAt: at(time).toISOString(),
    finishedAt: at(time).toISOString(),
    system: '7',
    major: 17,
    from: segmentOf(from),
    segmentBytes: MEGABYTES_16,
    database: 'd',
    role: 'r',
    content: { name: '-', pieces: 1, sha256: '', isSealed: false, plain: { bytes: 0, sha256: '' } },
  };
  await place.put(
    `bases/2026-11-26T${time.replace(':', '-')}-00-000Z/manifest.json`,
    Buffer.from(JSON.stringify(manifest)),
  );
}
const segment = (number: number, until: string | null, content = 'log') =>
  storeSegment(
    place,
    { system: '7', segment: segmentOf(number) },
    { bytes: Buffer.from(content), until: until && at(until).toISOString(), recipient: null, now: at('12:00') },
  );

describe('the way to a moment', () => {
  it('begins with the newest copy before it, and ends with the first segment that reaches it', async () => {
    await base('02:00', 253);
    await base('08:00', 255);
    for (const [number, until] of [
      [253, '03:00'],
      [254, '07:00'],
      [255, '09:00'],
      [256, '10:00'],
      [257, '11:00'],
    ] as const)
      await segment(number, until);
    const way = await wayTo(place, at('09:30'));
    expect(way.base.takenAt).toBe(at('08:00').toISOString());
    expect(way.log.map(({ segment }) => segment)).toEqual([segmentOf(255), segmentOf(256)]);
    expect(await reachable(place)).toEqual([{ from: at('02:00'), until: at('11:00') }]);
  });

  it('is refused before the first copy, with the moment it begins at', async () => {
    await expect(wayTo(place, at('01:00'))).rejects.toThrow(/No log was kept/);
    await base('02:00', 1);
    await segment(1, '05:00');
    await expect(wayTo(place, at('01:59'))).rejects.toThrow(`from ${at('02:00').toISOString()} on`);
  });

  it('is refused after the log, with the moment it ends at', async () => {
    await base('02:00', 1);
    await segment(1, '05:00');
    await segment(2, null);
    await expect(wayTo(place, at('05:01'))).rejects.toThrow(
      `The log ends before ${at('05:01').toISOString()}. It can be restored up to ${at('05:00').toISOString()}.`,
    );
    expect((await wayTo(place, at('05:00'))).log).toHaveLength(1);
  });

  it('is refused over a hole, with the moment before it; a copy after the hole leads on', async () => {
    await base('02:00', 1);
    await segment(1, '05:00');
    await segment(3, '07:00');
    await expect(wayTo(place, at('06:00'))).rejects.toThrow(`missing after ${segmentOf(1)}`);
    expect(await isFounded(place, '7')).toBe(false);
    await base('06:30', 3);
    expect(await isFounded(place, '7')).toBe(true);
    expect((await wayTo(place, at('06:45'))).log).toHaveLength(1);
    expect(await reachable(place)).toEqual([
      { from: at('02:00'), until: at('05:00') },
      { from: at('06:30'), until: at('07:00') },
    ]);
  });
});

describe('a segment', () => {
  it('that is sent again in full keeps what is known, and leaves nothing of the shorter one', async () => {
    await segment(1, '05:00', 'short');
    await segment(1, null, 'the whole of it');
    const entry = await readEntry(place, { system: '7', segment: segmentOf(1) });
    expect(entry?.until).toBe(at('05:00').toISOString());
    expect(await place.list('wal/')).toEqual([`${entry?.content.name}.0000`, `wal/7/${segmentOf(1)}.json`].sort());
  });

  it.each([
    ['00000001000000000000000A', MEGABYTES_16, 10],
    ['000000010000000100000000', MEGABYTES_16, 256],
    ['000000070000000100000003', MEGABYTES_16 * 4, 67],
  ])('%s of %i bytes has its place in the order', (name, bytes, order) => {
    expect(orderOf(name, bytes)).toBe(order);
  });

  it('holds the byte before a position: one at its end is not yet of the next', () => {
    expect(bytesBefore('1/10')).toBe(2 ** 32 + 16);
    expect([orderAt('0/2000000', MEGABYTES_16), orderAt('0/2000001', MEGABYTES_16)]).toEqual([1, 2]);
  });
});
