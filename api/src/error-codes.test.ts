import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allEndpoints } from '#testing/contracts.ts';
import './features.ts';
import { messages } from './lib/worded.ts';

const here = import.meta.dirname;
const read = (pattern: string, isTest: boolean): string[] =>
  globSync(pattern, { cwd: here })
    .filter((name) => name.endsWith('.test.ts') === isTest && name !== 'error-codes.test.ts')
    .map((name) => readFileSync(`${here}/${name}`, 'utf8'));

const tested = new Set(
  read('**/*.test.ts', true).flatMap((text) => [...text.matchAll(/['"`](\w+)['"`]/g)].map(([, word]) => word)),
);
const declared = (await allEndpoints()).flatMap(([, { errors = [] }]) => errors);
const thrown = read('**/*.ts', false).flatMap((text) =>
  [...text.matchAll(/new AppError\(\s*'(\w+)'/g)].map(([, code]) => code ?? ''),
);

it('every code that an endpoint declares, or that is thrown, is named by a test that meets it', () => {
  expect(thrown.length).toBeGreaterThan(200);
  expect([...new Set([...declared, ...thrown])].filter((code) => !tested.has(code)).sort()).toEqual([]);
});

it('every code that is thrown has its sentence', () => {
  expect(thrown.filter((code) => !messages[code])).toEqual([]);
});
