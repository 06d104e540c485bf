import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ACCOUNT_TYPES, SECTIONS } from '@diyar/api/rules/sections';
import type { FlatNamespace } from 'i18next';
import { describe, expect, it } from 'vitest';
import { addressOf, mayEnter, SCREENS } from './screens.ts';
import { sidebarOf } from './sidebar.ts';

const SOURCE = path.resolve(import.meta.dirname, '../..');
const FOLDERS = path.join(SOURCE, 'app/pages/dashboard');
const isOfScreen = (file: string) => file.endsWith('-page.tsx');
/** Folders that hold a screen's page. */
const folders = readdirSync(FOLDERS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, files: readdirSync(path.join(FOLDERS, name)).filter(isOfScreen) }))
  .filter(({ files }) => files.length > 0);
const texts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((folder) => /\/i18n$/.test(folder));

/** Arabic is written first, so it types the keys. */
const TYPES = `import 'i18next';

/** Written by \`npm run unit -- web/src/app/screens -u\` out of the folders of texts. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
…
    };
  }
}
`;

describe('a screen', () => {
  it.each(folders)('$name is declared where its folder holds a page of its name', ({ name, files }) => {
    expect(files).toEqual([`${name}-page.tsx`]);
    expect(SCREENS.get(name)?.page?.src).toBe(`src/app/pages/dashboard/${name}/${name}-page.tsx`);
  });

  it('has its page unless it opens soon', () => {
    for (const { name, page, isSoon } of SCREENS.values()) expect(page === undefined, name).toBe(isSoon === true);
  });

  it('has an address of its own', () => {
    const addresses = [...SCREENS.values()].flatMap((screen) => [screen.path, ...(screen.alsoAt ?? [])]);
    expect(addresses).toHaveLength(new Set(addresses).size);
    for (const { name, entry, path: own, isSoon } of SCREENS.values()) {
      if (entry) expect(own, `${name} stands in the sidebar`).not.toMatch(/:\w+(?![?\w])/);
      if (isSoon) expect(entry?.title, name).toBeDefined();
    }
  });

  it('is open to those whom the api lets into the section of its name', () => {
    for (const type of ACCOUNT_TYPES) {
      const known = new Set<string>(Object.values(SECTIONS).flat());
      const entered = [...SCREENS.values()].filter((screen) => known.has(screen.name) && mayEnter(screen, type));
      expect(entered.map(({ name }) => name).toSorted(), type).toEqual(SECTIONS[type].toSorted());
    }
  });

  it('leads others to a screen they may enter', () => {
    for (const { name, instead = {} } of SCREENS.values())
      for (const [type, other] of Object.entries(instead)) {
        const screen = SCREENS.get(other);
        expect(screen && mayEnter(screen, type) && addressOf(screen), name).toMatch(/^\/dashboard\//);
      }
  });
});

describe('texts', () => {
  it.each(texts)('in %s are in both languages', (folder) => {
    expect(readdirSync(path.join(SOURCE, folder)).sort()).toEqual(['ar.json', 'en.json']);
  });

  it('have a type: i18next.d.ts names each folder of them', async () => {
    const typed = texts.map((folder) => {
      const namespace = path.basename(path.dirname(folder));
      const key = /^\w+$/.test(namespace) ? namespace : `'${namespace}'`;
      return `      ${key}: typeof import('./${folder}/ar.json')['default'];`;
    });
    await expect(TYPES.replace('…', typed.sort().join('\n'))).toMatchFileSnapshot('../../i18next.d.ts');
  });

  it('are known by their folder alone', () => {
    // @ts-expect-error `nothing` has no folder
    const unknown: FlatNamespace = 'nothing';
    const known: FlatNamespace = 'sitemaps';
    expect([unknown, known]).toHaveLength(2);
  });
});

describe('the sidebar', () => {
  const all = new Map(
    [...SCREENS]
      .filter(([name]) => ['properties', 'users', 'reports', 'settings', 'office'].includes(name))
      .map(([name, screen]) => [name, { ...screen, isSoon: undefined }]),
  );
  const groups = (type: string) =>
    sidebarOf(type, all).map(({ group, entries }) => [group, ...entries.map(({ name }) => name)]);

  it('groups what a type may enter, and nothing else', () => {
    expect(groups('regular')).toEqual([
      ['management', 'properties'],
      ['main', 'settings'],
    ]);
    expect(groups('office')).toEqual([
      ['management', 'properties'],
      ['office', 'reports', 'office'],
      ['main', 'settings'],
    ]);
    expect(groups('admin')).toEqual([
      ['admin', 'users'],
      ['main', 'settings'],
    ]);
    expect(groups('martian')).toEqual(groups('regular'));
  });

  it('shows no screen that opens soon', () => {
    const soon = [...SCREENS.values()].filter(({ isSoon }) => isSoon).map(({ name }) => name);
    const shown = ACCOUNT_TYPES.flatMap((type) => sidebarOf(type)).flatMap(({ entries }) => entries);
    expect(shown.filter(({ name }) => soon.includes(name))).toEqual([]);
  });
});
