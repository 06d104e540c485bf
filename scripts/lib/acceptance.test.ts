import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const FOLDER = 'docs/acceptance';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const isStory = (file: string) => file.startsWith('web/e2e/');
const STEPS = { unit: files.filter((file) => !isStory(file)), e2e: files.filter(isStory) };

/** Texts that are a call's first argument: titles of tests, and of what groups them. */
const titlesOf = (file: string) =>
  [...read(file).matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(([, , text = '']) => text);

const commands = readdirSync(path.join(root, FOLDER)).flatMap((name) =>
  [...read(`${FOLDER}/${name}`).matchAll(/`([^`\n]+)`/g)].map(([, command = '']) => ({ name, command })),
);
const RUN = /^(?:[A-Z_]+=\S+ )*(?:npm test -- --only )?(unit|e2e) (.+)$/;
/** Stands for any name where a document says what the short words mean. */
const PLACE = 'NAME';
/** As vitest reads them: parts of paths, any of which may match, and a pattern of a test's name. */
const runs = commands.flatMap(({ name, command }) => {
  const [, step, words] = RUN.exec(command) ?? [];
  if (!step || !words || words === PLACE) return [];
  const args = [...words.matchAll(/(["'])(.*?)\1|(\S+)/g)].map(([, , quoted, plain]) => quoted ?? plain ?? '');
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { testNamePattern: { type: 'string', short: 't' } },
  });
  return [{ name, command, step: step as keyof typeof STEPS, positionals, title: values.testNamePattern }];
});

describe('the commands of docs/acceptance', () => {
  it('name tests that are there', () => {
    expect(runs.length).toBeGreaterThan(200);
    const missing = runs.flatMap(({ name, command, step, positionals }) =>
      positionals
        .filter((part) => !STEPS[step].some((file) => file.includes(part)))
        .map((part) => `${name}: ${command}: nothing is called ${part}`),
    );
    expect(missing).toEqual([]);
  });

  it('ask for titles that those tests have', () => {
    const titled = runs.filter(({ title }) => typeof title === 'string');
    expect(titled.length).toBeGreaterThan(20);
    const missing = titled
      .filter(({ step, positionals, title }) => {
        const asked = STEPS[step].filter((file) => positionals.some((part) => file.includes(part)));
        return !asked.some((file) => titlesOf(file).some((text) => text.includes(String(title))));
      })
      .map(({ name, command }) => `${name}: ${command}`);
    expect(missing).toEqual([]);
  });

  it('name programs that are there', () => {
    const programs = commands.flatMap(({ name, command }) =>
      [...command.matchAll(/node --import tsx (\S+)/g)].map(([, file = '']) => ({ name, file })),
    );
    expect(programs.length).toBeGreaterThan(2);
    expect(programs.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
