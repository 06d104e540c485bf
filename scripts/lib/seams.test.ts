import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const text = readFileSync(path.join(root, 'docs/acceptance/seams.md'), 'utf8');
/** Cells of the tables: what the row is about, … and, last, whatever shows it. */
const rows = [...text.matchAll(/^\| (?!-|#|pair |fault )(.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
const fileOf = (name: string) =>
  /^(?:api|web|indexer|db|scripts)\//.test(name) ? name : `api/src/features/${name}.test.ts`;
const read = new Map<string, string>();
function textOf(file: string): string {
  if (!read.has(file))
    read.set(file, existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');
  return read.get(file) ?? '';
}
/** Numbers of a first cell: `1–3` are three, `54, 55` two. */
const countOf = (cell: string) =>
  cell.split(', ').reduce((sum, part) => {
    const [from = 0, to = from] = part.split('–').map(Number);
    return sum + (to - from + 1);
  }, 0);

describe('the pairs of docs/acceptance/seams.md', () => {
  it('are shown by tests, and rules of the lives, that are there under their titles', () => {
    const missing = rows.flatMap((cells) =>
      (cells.at(-1) ?? '').split('<br>').flatMap((shown) => {
        const [, name = '', title = ''] = /^`([^`]+)` (.+)$/.exec(shown) ?? [];
        const source = textOf(fileOf(name));
        return title && ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
          ? []
          : [`${cells[0]}: ${shown}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('are all of those that were tried, and of the faults that were found', () => {
    const numbered = rows.filter((cells) => cells.length === 4).map(([first = '']) => first);
    expect(numbered.reduce((sum, cell) => sum + countOf(cell), 0)).toBe(82 + 88);
    const rowsOfFindings = rows.filter(([first = '']) => /^(?:listing|H|M|W) ?\d+$/.test(first));
    expect(rowsOfFindings).toHaveLength(21 + 8 + 13 + 9);
  });
});
