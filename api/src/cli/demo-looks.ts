import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { look } from '#demo/look.ts';
import { FILES } from '#demo/pictures/store-pictures.ts';

// node --import tsx api/src/cli/demo-looks.ts     after pictures of the demo were added or taken away
const LOOKS = new URL('../demo/pictures/looks.json', import.meta.url);
/** By name, under which a picture never changes: what was looked at once needs no second look. */
const known: Record<string, [thumbhash: string, color: string]> = JSON.parse(await readFile(LOOKS, 'utf8'));
const names = (await readdir(FILES, { recursive: true }))
  .filter((file) => file.endsWith('.webp'))
  .map((file) => file.replace(/\.webp$/, ''));

const lines: string[] = [];
for (const name of names.sort()) {
  const [thumbhash, color] = known[name] ?? (await lookAt(join(FILES, `${name}.webp`)));
  lines.push(`  ${JSON.stringify(name)}: ["${thumbhash}", "${color}"]`);
}
await writeFile(LOOKS, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${names.length} pictures`);

async function lookAt(file: string): Promise<[thumbhash: string, color: string]> {
  const { thumbhash, color } = await look(file);
  return [thumbhash, color];
}
