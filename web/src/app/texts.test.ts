import { expect, it } from 'vitest';
import { files as ar } from './texts-ar.ts';
import { files as en } from './texts-en.ts';

it('names the same texts in both languages', () => {
  expect(Object.keys(en)).toContain('./i18n/en.json');
  expect(Object.keys(en).map((path) => path.replace('en.json', 'ar.json'))).toEqual(Object.keys(ar));
});
