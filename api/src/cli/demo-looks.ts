import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FILES } from '../demo/pictures/folder.ts';
import { IMAGE_LIMITS } from '../lib/images/limits.ts';
import { ingest } from '../lib/images/render.ts';

// node --import tsx api/src/cli/demo-looks.ts     after pictures of the demo were added or taken away
const files = (await readdir(FILES, { recursive: true })).filter((file) => file.endsWith('.webp')).sort();
const lines: string[] = [];
for (const file of files) {
  const small = await sharp(join(FILES, file)).resize(160).png().toBuffer();
  const { thumbhash, color } = await ingest(small, IMAGE_LIMITS);
  lines.push(`  ${JSON.stringify(file.replace(/\.webp$/, ''))}: ["${thumbhash}", "${color}"]`);
}
await writeFile(new URL('../demo/pictures/looks.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${files.length} pictures`);
