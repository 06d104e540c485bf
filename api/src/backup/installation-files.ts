import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ObjectStoreConfig } from '#lib/images/s3-files.ts';
import { bucketPlace, orMissing } from './place.ts';

/** People's files, and those made of them: folders of the data directory, or first parts of the bucket's keys. */
const KINDS = ['images', 'videos', 'documents', 'uploads', 'sitemaps'] as const;
/** Where earlier releases kept papers; never in a bucket. */
const EARLIER = 'licenses';

export interface KeptFile {
  /** `images/<id>/<name>`, wherever it lies. */
  path: string;
  /** Changes when the content does; undefined: it has to be read. */
  version?: string;
}

/** The files of an installation, on its disk or in its bucket, under the same names. */
export interface InstallationFiles {
  list(): AsyncIterable<KeptFile>;
  /** Undefined: it was removed meanwhile. */
  read(path: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  size(path: string): Promise<number | undefined>;
  write(path: string, content: AsyncIterable<Uint8Array>): Promise<void>;
}

export const installationFiles = (config: {
  dataDir: string;
  objectStore: ObjectStoreConfig | null;
}): InstallationFiles => {
  const disk = diskOf(config.dataDir);
  if (!config.objectStore) return disk;
  const bucket = bucketOf(config.objectStore);
  const of = (path: string) => (path.startsWith(`${EARLIER}/`) ? disk : bucket);
  return {
    async *list() {
      yield* bucket.list();
      // From before the bucket was configured, and still read from the disk.
      for await (const file of disk.list()) if (file.path.startsWith(`${EARLIER}/`)) yield file;
    },
    read: (path) => of(path).read(path),
    size: (path) => of(path).size(path),
    write: (path, content) => of(path).write(path, content),
  };
};

function diskOf(root: string): InstallationFiles {
  /** A folder of two digits stands between kind and id. */
  const fileOf = (path: string) => {
    const [kind = '', id = '', ...rest] = path.split('/');
    return kind === EARLIER ? join(root, path) : join(root, kind, id.slice(-2), id, ...rest);
  };
  return {
    async *list() {
      for (const kind of [...KINDS, EARLIER]) {
        for (const first of ((await readdir(join(root, kind)).catch(orMissing)) ?? []).sort()) {
          if (first === 'incoming') continue;
          const entries =
            kind === EARLIER ? [] : await readdir(join(root, kind, first), { recursive: true, withFileTypes: true });
          const files =
            kind === EARLIER
              ? [join(root, kind, first)]
              : entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
          for (const file of files) {
            const found = await stat(file).catch(orMissing);
            if (!found) continue;
            const [, ...below] = relative(join(root, kind), file).split(sep);
            const path = kind === EARLIER ? `${kind}/${first}` : [kind, ...below].join('/');
            yield { path, version: `${found.size}-${Math.trunc(found.mtimeMs)}` };
          }
        }
      }
    },
    async read(path) {
      const found = await stat(fileOf(path)).catch(orMissing);
      return found && createReadStream(fileOf(path));
    },
    size: async (path) => (await stat(fileOf(path)).catch(orMissing))?.size,
    async write(path, content) {
      const file = fileOf(path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.part`, content);
      await rename(`${file}.part`, file);
    },
  };
}

function bucketOf(config: ObjectStoreConfig): InstallationFiles {
  const bucket = bucketPlace(config, '');
  return {
    async *list() {
      // Content under a name never changes (`FileStore`).
      for (const kind of KINDS) for (const path of await bucket.list(`${kind}/`)) yield { path, version: 'fixed' };
    },
    async read(path) {
      const bytes = await bucket.get(path);
      return (
        bytes &&
        (async function* () {
          yield bytes;
        })()
      );
    },
    size: async (path) => (await bucket.get(path))?.length,
    async write(path, content) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      await bucket.put(path, Buffer.concat(chunks));
    },
  };
}
