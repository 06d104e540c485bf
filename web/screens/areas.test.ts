import { readdirSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SCREENS } from '../src/app/screens/screens.ts';
import { AREAS } from './areas.ts';

const PAGES = path.resolve(import.meta.dirname, '../src/app/pages');
/** Folders of pages that visitors see; `information` is the frame of some of them. */
const pages = readdirSync(PAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['dashboard', 'information'].includes(entry.name))
  .map(({ name }) => name);
const shown = Object.values(AREAS).flat();
/** Addresses with something in the place of what is looked up. */
const addresses = shown.map(({ at }) => (typeof at === 'object' ? `${at.to}x` : typeof at === 'string' ? at : ''));
const paths = addresses.map((address) => address.replace(/\?.*/, ''));

it.each(pages)('the page %s is looked at under its own name', (name) => {
  expect(shown.map((screen) => screen.name)).toContain(name);
});

it.each([...SCREENS.values()])(
  'the screen $name is looked at by somebody who may enter it',
  ({ path: own, access }) => {
    const found = shown.filter((_, at) => matchPath(`/dashboard/${own}`, paths[at] ?? ''));
    expect(found.map(({ person }) => person).filter((person) => access.includes(person as never))).not.toEqual([]);
  },
);

it('has no two screens of one name in an area', () => {
  for (const [area, screens] of Object.entries(AREAS)) {
    const names = screens.map(({ name }) => name);
    expect(new Set(names).size, area).toBe(names.length);
  }
});
