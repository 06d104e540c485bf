import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

/** Workspaces whose code is rid of the retired words; the others follow. */
const CLEAN = ['db', 'indexer', 'tiles', 'scripts'];

/** Words of our own where the field has one, and what to write instead. */
const RETIRED = [
  { word: /(?<![a-z])[fF]aults?(?![a-z])/, instead: 'error, mismatch' },
  { word: /\bsay\b/, instead: 'format, log' },
  { word: /\btell[A-Z]/, instead: 'notify, report' },
  { word: /\b(?:keep|kept)(?!Alive)[A-Z]/, instead: 'save, store, cache' },
  { word: /\btake[A-Z]/, instead: 'consume, remove' },
  { word: /\(one(?:: [^),]*)?\) =>/, instead: "the thing's own noun" },
];

const NOT_CODE =
  /\/\*.*?\*\/|\/\/[^\n]*|\/(?:\\.|\[[^\]\n]*\]|[^/\n\\[])+\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gs;

describe('names in code', () => {
  it.each(CLEAN)('are the words of the field in %s', (workspace) => {
    const files = execFileSync(
      'git',
      ['ls-files', `${workspace}/**.ts`, ':!db/migrations', ':!scripts/lib/words.test.ts'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    ).split('\n');
    const found = files.filter(Boolean).flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8').replace(NOT_CODE, '');
      return RETIRED.filter(({ word }) => word.test(code)).map(
        ({ word, instead }) => `${file}: ${word.exec(code)?.[0]}; rather ${instead}`,
      );
    });
    expect(files.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });
});
