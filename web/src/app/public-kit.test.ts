import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const IMPORTED = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const isOurs = (name: string) => /^[.#]/.test(name);
/** The file that an import of our own names: `#ui/…` stands for `src/ui/…`. */
const fileNamed = (name: string, from: string) =>
  name.startsWith('#') ? fileOf(`../${name.slice(1)}`) : path.resolve(path.dirname(from), name);

/** All files that a visitor's browser may fetch from here, whether at once or later, with the packages each names. */
function reachedFrom(start: string): Map<string, string[]> {
  const reached = new Map<string, string[]>();
  const waiting = [start];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue;
    const names = [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name);
    reached.set(
      file,
      names.filter((name) => !isOurs(name)),
    );
    const next = names.filter((name) => isOurs(name) && /\.tsx?$/.test(name));
    waiting.push(...next.map((name) => fileNamed(name, file)));
  }
  return reached;
}

const mantineIn = (files: Map<string, string[]>) =>
  [...files].flatMap(([file, names]) =>
    names.some((name) => name.startsWith('@mantine/')) ? [path.basename(file)] : [],
  );

it('leaves Mantine out of public pages', () => {
  const files = reachedFrom(fileOf('public-routes.tsx'));
  expect(files.size).toBeGreaterThan(300);
  expect(mantineIn(files)).toEqual([]);
});

it('finds Mantine behind the sign-in', () => {
  expect(mantineIn(reachedFrom(fileOf('dashboard-routes.tsx')))).toContain('mantine-root.tsx');
});
