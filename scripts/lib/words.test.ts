import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const WORKSPACES = ['api', 'db', 'indexer', 'loadtest', 'scripts', 'tiles', 'web'];

/** Words of our own where the field has one, and what to write instead. */
const RETIRED = [
  { word: /(?<![a-z])[fF]aults?(?![a-z])/, instead: 'error, mismatch' },
  { word: /\bsay\b/, instead: 'format, log' },
  { word: /\btell[A-Z]/, instead: 'notify, report' },
  { word: /\b(?:keep|kept)(?!Alive|Rows\b|PreviousData\b|MountedMode\b|Number\b)[A-Z]/, instead: 'save, store, cache' },
  { word: /\btake(?!Over|Records\b)[A-Z]/, instead: 'consume, remove' },
  { word: /\(one(?:: [^),]*)?\) =>/, instead: "the thing's own noun" },
];

/** Migrations stay as they were run (they call `keepRows`); this file names the words. */
const OTHERS = /^db\/migrations\/|words\.test\.ts$/;
const NOT_CODE =
  /\/\*.*?\*\/|\/\/[^\n]*|\/(?:\\.|\[[^\]\n]*\]|[^/\n\\[])+\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gs;

describe('names in code', () => {
  it.each(WORKSPACES)('are the words of the field in %s', (workspace) => {
    const files = execFileSync('git', ['ls-files', workspace], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file));
    const found = files.flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8').replace(NOT_CODE, '');
      return RETIRED.filter(({ word }) => word.test(code)).map(
        ({ word, instead }) => `${file}: ${word.exec(code)?.[0]}; rather ${instead}`,
      );
    });
    expect(files.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
});
