import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const RECIPES = 'docs/recipes.md';
const text = readFileSync(path.join(root, RECIPES), 'utf8');
const SAMPLE = /^ *```ts (\S+)\n(.*?)^ *```$/gms;
const samples = [...text.matchAll(SAMPLE)].map(([, file = '', code = '']) => ({ file, code }));
const linesOf = (code: string) => code.split('\n').map((line) => line.trim());

/** Whether these lines stand in the file one after the other; `…` stands for any number of others. */
function standsIn(code: string, file: string): boolean {
  const lines = linesOf(readFileSync(path.join(root, file), 'utf8'));
  const wanted = linesOf(code).filter((line) => line !== '');
  return lines.some((_, start) => {
    let at = start;
    return wanted.every((line, n) => {
      if (line === '…') return true;
      if (wanted[n - 1] === '…') at = Math.max(at, lines.indexOf(line, at));
      return lines[at++] === line;
    });
  });
}

describe('the recipes', () => {
  it.each(samples.map(({ file, code }) => [file, linesOf(code)[0], code]))('show %s as it is: %s', (file, _, code) => {
    expect(existsSync(path.join(root, file)), file).toBe(true);
    expect(standsIn(code, file)).toBe(true);
  });

  it('have a sample for whatever is written by hand, and name files that exist', () => {
    expect(samples.length).toBeGreaterThan(9);
    const named = text
      .replace(SAMPLE, '')
      .matchAll(/`((?:api|db|web|indexer|scripts|tiles)\/[\w./-]+)`|\]\(([\w./-]+)\)/g);
    const paths = [...named].map(([, inRoot, beside]) => inRoot ?? path.join('docs', beside ?? ''));
    expect(paths.length).toBeGreaterThan(15);
    expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
