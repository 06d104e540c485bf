import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A hash of everything the archive depends on: the input files, this pipeline's own code and the run's options. */
export async function fingerprint(inputs: string[], options: string): Promise<string> {
  const code = (await readdir(join(ROOT, 'pipeline'), { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(ROOT, 'pipeline', name));
  const hash = createHash('sha256').update(options);
  for (const path of [...inputs, ...code, join(ROOT, 'src/schema.ts')]) hash.update(await readFile(path));
  return hash.digest('hex');
}
