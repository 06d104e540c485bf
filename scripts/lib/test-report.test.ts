import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { countTests, type Outcome, printReport, type VitestReport } from './test-report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = (
  name: string,
  assertionResults: VitestReport['testResults'][number]['assertionResults'],
  more: object = {},
) => ({
  name: path.join(root, name),
  status: 'passed',
  startTime: 0,
  endTime: 1500,
  assertionResults,
  ...more,
});
const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

const report = {
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    file('api/a.test.ts', [
      { status: 'passed', fullName: 'a boost starts' },
      {
        status: 'failed',
        fullName: 'a boost ends',
        failureMessages: [`${red('expected 3 to be 4')}\n  at a.test.ts:9`],
      },
    ]),
    file('api/b.test.ts', [], { status: 'failed', message: 'Cannot find module', endTime: 9000 }),
  ],
};

function printed(outcome: Outcome) {
  const lines: string[] = [];
  const failed = printReport([{ title: 'unit', seconds: 1, ...outcome }], {
    seconds: 2,
    print: (line) => void lines.push(line),
  });
  return { failed, lines: lines.join('\n').split('\n') };
}

describe('the report of a test run', () => {
  it('names every failed test, and a file that cannot be loaded, right before the sum', () => {
    const { failed, lines } = printed(countTests(report, 1));

    expect(failed).toBe(2);
    expect(lines.slice(lines.indexOf('  ✗ api/a.test.ts'))).toEqual([
      '  ✗ api/a.test.ts',
      '    a boost ends',
      '    expected 3 to be 4',
      '',
      '  ✗ api/b.test.ts',
      '    the file itself',
      '    Cannot find module',
      '',
      '1 passed, 2 failed',
    ]);
  });

  it('says how long the whole took, whatever ran beside each other', () => {
    const { lines } = printed({ passed: 1, failed: 0 });

    expect(lines.find((line) => line.startsWith('  all'))).toMatch(/ 2\.0$/);
  });

  it('lists the slowest files, slowest first, ten at most', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ file: `f${index}.test.ts`, seconds: index }));

    const { lines } = printed({ passed: 12, failed: 0, files });

    const from = lines.indexOf('  slowest files') + 1;
    expect(lines[from]).toBe('     11.0 s  f11.test.ts');
    expect(lines.slice(from).filter((line) => line.includes(' s  '))).toHaveLength(10);
  });

  it('counts a run that broke before it could tell as one failure', () => {
    expect(countTests(undefined, 7)).toMatchObject({ passed: 0, failed: 1, note: 'no result (7)' });
  });
});
