import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { ObjectStoreConfig } from '#lib/images/s3-files.ts';
import type { BackupConfig } from './config.ts';

/** Where backups lie: whole files under names with slashes, a folder's or a bucket's. */
export interface Place {
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** Names that begin so. */
  list(prefix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** Where backups are read from; without a setting, a folder of the data directory. */
export function placeOf({ place, dataDir }: Pick<BackupConfig, 'place' | 'dataDir'>): Place {
  if (!place) return folderPlace(join(dataDir, 'backups'));
  return place.kind === 'folder' ? folderPlace(place.path) : bucketPlace(place.store, place.prefix);
}

/** @throws Error where it is a bucket and there is no key: a backup holds the secret */
export function placeToWrite(config: BackupConfig): Place {
  if (config.place?.kind === 'bucket' && !config.recipient) {
    throw new Error(
      'Without a key nothing goes to a bucket: set BACKUP_RECIPIENT (npm run backup -- --make-key FILE).',
    );
  }
  return placeOf(config);
}

/** Files only the operator may read: an unsealed backup holds the secret. */
export function folderPlace(root: string): Place {
  return {
    async put(name, bytes) {
      const path = join(root, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    },
    get: (name) => readFile(join(root, name)).catch(orMissing),
    async list(prefix) {
      const entries = await readdir(join(root, dirname(`${prefix}x`)), { recursive: true, withFileTypes: true }).catch(
        orMissing,
      );
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .filter((name) => name.startsWith(prefix))
        .sort();
    },
    remove: (name) => rm(join(root, name), { force: true }),
  };
}

/** An S3-compatible bucket; every call is tried four times. */
export function bucketPlace(config: ObjectStoreConfig, prefix: string): Place {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const before = prefix ? `${prefix}/` : '';
  const ask = async (method: string, address: string, body?: Buffer): Promise<Response | undefined> => {
    const answer = await client.fetch(address, { method, ...(body && { body: new Uint8Array(body) }) });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`the bucket ${bucket} answered ${answer.status} to ${method}`);
  };
  return {
    async put(name, bytes) {
      if (!(await ask('PUT', `${base}/${before}${name}`, bytes))) throw new Error(`there is no bucket ${bucket}`);
    },
    async get(name) {
      const answer = await ask('GET', `${base}/${before}${name}`);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    async list(wanted) {
      const names: string[] = [];
      for (let next: string | undefined = ''; next !== undefined; ) {
        const more: string = next && `&continuation-token=${encodeURIComponent(next)}`;
        const answer = await ask('GET', `${base}?list-type=2&prefix=${encodeURIComponent(before + wanted)}${more}`);
        const text = (await answer?.text()) ?? '';
        // Our own names need no unescaping: letters, digits, dots, dashes and slashes.
        names.push(...[...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key.slice(before.length)));
        next = /<NextContinuationToken>([^<]+)</.exec(text)?.[1];
      }
      return names.sort();
    },
    async remove(name) {
      await ask('DELETE', `${base}/${before}${name}`);
    },
  };
}

export const orMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};
