import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PAGES = path.join(ROOT, 'web/src/app/pages');
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const WEB = foldersIn(path.join(ROOT, 'web/src/features'));
const SERVER = foldersIn(path.join(ROOT, 'api/src/features'));

/** Rows of a table of docs/screens.md: the code words of each cell. */
const rowsBelow = (heading: string): string[][][] => {
  const text = readFileSync(path.join(ROOT, 'docs/screens.md'), 'utf8');
  const section = text.split('\n## ').find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')),
  );
};
const tableBelow = (heading: string): Record<string, string[]> =>
  Object.fromEntries(rowsBelow(heading).map(([names = [], others = []]) => [names[0], others.toSorted()]));

const pages = foldersIn(PAGES).flatMap((name) =>
  name === 'dashboard' ? foldersIn(path.join(PAGES, name)).map((screen) => `dashboard/${screen}`) : [name],
);
/** Features that a page's own files import. */
function featuresOf(page: string): string[] {
  const folder = path.join(PAGES, page);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const texts = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/[/#]features\/([a-z-]+)\//g)].map((match) => match[1] ?? ''),
  );
  return [...new Set(names)].toSorted();
}

describe('docs/screens.md', () => {
  it('names the features of each page that is made of other ones than its own name', () => {
    const parted = pages
      .map((page) => [page, featuresOf(page)] as const)
      .filter(([page, features]) => features.some((feature) => feature !== path.basename(page)));
    expect(tableBelow('Pages and their features')).toEqual(Object.fromEntries(parted));
  });

  it('names the other side of each feature that has none of its name there', () => {
    const table = tableBelow('Features whose server side has another name');
    expect(Object.keys(table).toSorted()).toEqual(WEB.filter((name) => !SERVER.includes(name)).toSorted());
    expect(
      Object.values(table)
        .flat()
        .filter((name) => !SERVER.includes(name)),
    ).toEqual([]);
    const others = tableBelow('Server features whose screens have another name');
    expect(Object.keys(others).filter((name) => WEB.includes(name) || !SERVER.includes(name))).toEqual([]);
    const places = Object.values(others).flat();
    expect(places.filter((place) => !existsSync(path.join(ROOT, 'web/src', place)))).toEqual([]);
  });
});
