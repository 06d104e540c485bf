import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export interface Progress {
  received: number;
  /** Undefined when the host does not say. */
  total?: number;
}

export interface Downloaded {
  path: string;
  /** False when the host has no `.md5` beside the file. */
  checked: boolean;
}

interface Options {
  folder: string;
  onProgress?: (progress: Progress) => void;
}

/**
 * Fetches an extract into `folder`. A broken download is continued where it broke, unless the file has changed since; it
 * is compared with the `.md5` beside it, as Geofabrik publishes one, and gets its name only when it is whole.
 */
export async function download(url: string, { folder, onProgress }: Options): Promise<Downloaded> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, basename(new URL(url).pathname));
  const expected = await publishedMd5(url);
  if (expected && (await md5Of(path)) === expected) return { path, checked: true };

  const part = `${path}.part`;
  await receive(url, part, onProgress);
  if (expected && (await md5Of(part)) !== expected) {
    await forget(part);
    throw new Error(`${url} did not arrive whole: its md5 is another one. Start again`);
  }
  await rename(part, path);
  await forget(part);
  return { path, checked: expected !== undefined };
}

async function receive(url: string, part: string, onProgress?: (progress: Progress) => void): Promise<void> {
  const has = await sizeOf(part);
  const version = has > 0 ? await readFile(versionOf(part), 'utf8').catch(() => '') : '';
  // If-Range: the rest of the same file, or all of a newer one.
  const headers = version ? { range: `bytes=${has}-`, 'if-range': version } : undefined;
  const response = await fetch(url, { headers });
  if (response.status === 416) {
    await forget(part);
    return receive(url, part, onProgress);
  }
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`);

  const isRest = response.status === 206;
  await writeFile(versionOf(part), response.headers.get('etag') ?? response.headers.get('last-modified') ?? '');
  let received = isRest ? has : 0;
  const length = Number(response.headers.get('content-length'));
  const total = length > 0 ? received + length : undefined;
  // written piece by piece, so that what arrived before a break is kept
  const file = await open(part, isRest ? 'a' : 'w');
  try {
    for await (const chunk of response.body) {
      await file.write(chunk);
      received += chunk.length;
      onProgress?.({ received, total });
    }
  } finally {
    await file.close();
  }
}

const versionOf = (part: string) => `${part}.version`;
const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

async function forget(part: string): Promise<void> {
  await rm(part, { force: true });
  await rm(versionOf(part), { force: true });
}

async function publishedMd5(url: string): Promise<string | undefined> {
  const response = await fetch(`${url}.md5`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url}.md5 answers ${response.status}`);
  return /^[0-9a-f]{32}/.exec(await response.text())?.[0];
}

async function md5Of(path: string): Promise<string | undefined> {
  if ((await sizeOf(path)) === 0) return undefined;
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
