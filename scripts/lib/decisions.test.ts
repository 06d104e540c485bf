import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const FOLDER = 'docs/decisions';
const ROOMS = ['*.ts', '*.tsx', '*.md', ':!docs/decisions.md', ':!scripts/lib/decisions.test.ts'];
const files = readdirSync(path.join(root, FOLDER)).map((name) => `${FOLDER}/${name}`);
const sections = files.flatMap((file) =>
  read(file)
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [heading = '', , status = ''] = text.split('\n');
      return { file, heading, status, number: Number.parseInt(heading, 10) };
    }),
);
const numbers = new Set(sections.map(({ number }) => number));

/** An anchor as GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe('the decisions', () => {
  it('have numbers from 1 on, each once', () => {
    expect(sections.map(({ number }) => number).sort((a, b) => a - b)).toEqual(sections.map((_, n) => n + 1));
  });

  it('say when they were taken and how they stand', () => {
    const dated = /^\*\d{4}-\d\d-\d\d(, changed \d{4}-\d\d-\d\d)? · (in force(; replaces .+)?|replaced by \d+)\*$/;
    expect(sections.filter(({ status }) => !dated.test(status)).map(({ heading }) => heading)).toEqual([]);
  });

  it('are found by a question in the index, and by its link', () => {
    const rows = [...read('docs/decisions.md').matchAll(/^\| (.+\?) \| \[(\d+)\]\((\S+)\) \|$/gm)];
    const links = rows.map(([, , number, link]) => `${number} docs/${link}`);
    expect(links.sort()).toEqual(
      sections.map(({ number, file, heading }) => `${number} ${file}#${anchorOf(heading)}`).sort(),
    );
  });

  it('are there wherever code or documents name one', () => {
    const hits = execFileSync('git', ['grep', '-hoiE', 'decisions?(\\.md)?[],)( ]+[0-9]{1,3}\\b', '--', ...ROOMS], {
      cwd: root,
      encoding: 'utf8',
    });
    const named = [...hits.matchAll(/\d+$/gm)].map(([number]) => Number(number));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((number) => !numbers.has(number))).toEqual([]);
  });

  it('name files that exist', () => {
    const named = files.flatMap((file) =>
      [...read(file).matchAll(/`((?:api|db|web|indexer|scripts|tiles|docs)\/[\w./-]+)`/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});
