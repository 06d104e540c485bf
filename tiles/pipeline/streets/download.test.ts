import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { download, type Progress } from './download.ts';

const EXTRACT = randomBytes(300_000);
const md5 = (data: Buffer) => createHash('md5').update(data).digest('hex');

let folder = '';
let server: Server;
let url = '';
let published: string | undefined;
let etag = '';
/** The connection is cut after this many bytes, once, when `cut` says that some have been kept. */
let cutAfter: number | undefined;
let cut = () => {};
let ranges: (string | undefined)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extract-'));
  [published, etag, cutAfter, ranges] = [`${md5(EXTRACT)}  syria.osm.pbf\n`, '"1"', undefined, []];
  server = createServer((request, response) => {
    if (request.url?.endsWith('.md5'))
      return void (published ? response.end(published) : response.writeHead(404).end());
    ranges.push(request.headers.range);
    const asked =
      request.headers['if-range'] === etag ? /bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] : undefined;
    const rest = EXTRACT.subarray(Number(asked ?? 0));
    response.writeHead(asked ? 206 : 200, { etag, 'content-length': rest.length });
    if (cutAfter === undefined) return void response.end(rest);
    const part = rest.subarray(0, cutAfter);
    cutAfter = undefined;
    cut = () => response.socket?.end();
    response.write(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/asia/syria.osm.pbf`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

it('fetches an extract, tells how far it is, checks it and does not fetch it twice', async () => {
  const told: Progress[] = [];
  const { path, checked } = await download(url, { folder, onProgress: (progress) => told.push(progress) });
  expect(checked).toBe(true);
  expect(md5(await readFile(path))).toBe(md5(EXTRACT));
  expect(told.at(-1)).toEqual({ received: EXTRACT.length, total: EXTRACT.length });
  expect(await readdir(folder)).toEqual(['syria.osm.pbf']);

  await download(url, { folder });
  expect(ranges).toHaveLength(1);
});

it('goes on where a broken download ended', async () => {
  cutAfter = 100_000;
  await expect(download(url, { folder, onProgress: () => cut() })).rejects.toThrow();
  const { path } = await download(url, { folder });
  expect(ranges.at(-1)).toMatch(/^bytes=[1-9]\d*-$/);
  expect(md5(await readFile(path))).toBe(md5(EXTRACT));
});

it('begins anew when the file has changed since', async () => {
  cutAfter = 100_000;
  await expect(download(url, { folder, onProgress: () => cut() })).rejects.toThrow();
  etag = '"2"';
  const { path } = await download(url, { folder });
  expect(md5(await readFile(path))).toBe(md5(EXTRACT));
});

it('refuses what is not the published file, and keeps nothing of it', async () => {
  published = `${md5(Buffer.from('another'))}  syria.osm.pbf\n`;
  await expect(download(url, { folder })).rejects.toThrow('did not arrive whole');
  expect(await readdir(folder)).toEqual([]);
});

it('says when there is nothing to check it by', async () => {
  published = undefined;
  await writeFile(join(folder, 'syria.osm.pbf'), 'an older one');
  const { path, checked } = await download(url, { folder });
  expect(checked).toBe(false);
  expect(md5(await readFile(path))).toBe(md5(EXTRACT));
});
