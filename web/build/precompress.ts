import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|wasm)$/;

/** Writes `.br` and `.gz` beside every file of the build that gets smaller by it: compressed once here, never per request. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'diyar:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      // Called after a build that failed, too: its error is the one to be read.
      if (!existsSync(outDir)) return;
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(path.join(outDir, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  await Promise.all([
    promisify(brotliCompress)(body, quality).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(body, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
