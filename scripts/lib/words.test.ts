import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

/** Workspaces, and rooms of the api, whose code is rid of the retired words; the others follow. */
const CLEAN = [
  'db',
  'indexer',
  'tiles',
  'scripts',
  'api/src/jobs',
  'api/src/life',
  'api/src/published-contract',
  'api/src/rules',
];
const CLEAN_FEATURES = [
  'account-views',
  'admin-users',
  'announcements',
  'audit-log',
  'background-jobs',
  'catalogue-report',
  'catalogue-transfer',
  'categories',
  'contact',
  'health',
  'joining',
  'listing-priority',
  'listing-reports',
  'live',
  'locations',
  'notifications',
  'offices',
  'own-office',
  'page-visits',
  'payees',
  'push',
  'saved-filters',
  'saved-searches',
  'search',
  'search-index',
  'search-words',
  'shop-window',
  'statistics',
  'subscription-listings',
  'user-activity',
  'waiting',
];

/** Words of our own where the field has one, and what to write instead. */
const RETIRED = [
  { word: /(?<![a-z])[fF]aults?(?![a-z])/, instead: 'error, mismatch' },
  { word: /\bsay\b/, instead: 'format, log' },
  { word: /\btell[A-Z]/, instead: 'notify, report' },
  { word: /\b(?:keep|kept)(?!Alive|Rows\b)[A-Z]/, instead: 'save, store, cache' },
  { word: /\btake[A-Z]/, instead: 'consume, remove' },
  { word: /\(one(?:: [^),]*)?\) =>/, instead: "the thing's own noun" },
];

/** Migrations stay as they were run (they call `keepRows`); this file names the words. */
const OTHERS = /^db\/migrations\/|words\.test\.ts$/;
const NOT_CODE =
  /\/\*.*?\*\/|\/\/[^\n]*|\/(?:\\.|\[[^\]\n]*\]|[^/\n\\[])+\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gs;

describe('names in code', () => {
  it.each([...CLEAN, ...CLEAN_FEATURES.map((name) => `api/src/features/${name}`)])(
    'are the words of the field in %s',
    (workspace) => {
      const files = execFileSync('git', ['ls-files', workspace], { cwd: root, encoding: 'utf8' })
        .split('\n')
        .filter((file) => file.endsWith('.ts') && !OTHERS.test(file));
      const found = files.flatMap((file) => {
        const code = readFileSync(path.join(root, file), 'utf8').replace(NOT_CODE, '');
        return RETIRED.filter(({ word }) => word.test(code)).map(
          ({ word, instead }) => `${file}: ${word.exec(code)?.[0]}; rather ${instead}`,
        );
      });
      expect(files.length).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
  );
});
