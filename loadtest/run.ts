import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// npm run load -- search      one benchmark against the running installation (npm start in another window)
const folder = fileURLToPath(new URL('./bench', import.meta.url));
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
const name = process.argv[2] ?? '';
if (!names.includes(name)) {
  console.error(`usage: npm run load -- ${names.join(' | ')}`);
  process.exit(1);
}
await import(`./bench/${name}.ts`);
