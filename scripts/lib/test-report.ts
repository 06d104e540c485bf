import path from 'node:path';
import { root } from './root.ts';

export type Failure = { file: string; name: string; message: string };
/** What came of a step. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped?: number;
  note?: string;
  failures?: Failure[];
  files?: { file: string; seconds: number }[];
};
export type StepOutcome = Outcome & { title: string; seconds: number };

/** The part of vitest's JSON report that is read here. */
type FileResult = {
  name: string;
  status: string;
  message?: string;
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
};
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: FileResult[];
};

const SLOWEST_FILES = 10;
const MESSAGE_LENGTH = 160;

/** Summary of a vitest run. A run that broke before it could tell counts as one failure. */
export function countTests(report: VitestReport | undefined, exitCode: number | string): Outcome {
  if (!report) return { passed: 0, failed: 1, note: `no result (${exitCode})` };
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report;
  // A file that cannot be loaded fails without a failing test in it.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = numFailedTests + broken.length;
  return {
    passed,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
    note: failed === 0 && exitCode !== 0 ? `ended with ${exitCode} though no test failed` : undefined,
    failures: report.testResults.flatMap(failuresOf),
    files: report.testResults.map((file) => ({
      file: path.relative(root, file.name),
      seconds: (file.endTime - file.startTime) / 1000,
    })),
  };
}

function failuresOf(result: FileResult): Failure[] {
  const file = path.relative(root, result.name);
  const failed = result.assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) {
    return failed.map((test) => ({ file, name: test.fullName, message: firstLine(test.failureMessages?.[0]) }));
  }
  return result.status === 'failed' ? [{ file, name: 'the file itself', message: firstLine(result.message) }] : [];
}

// Vitest colours its messages; the report is read in files, too.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const firstLine = (text = '') => (text.replace(COLOUR, '').trim().split('\n')[0] ?? '').slice(0, MESSAGE_LENGTH);

/**
 * Prints the table of steps, the slowest test files, every failed test and, last and alone on its line, the sum.
 * @param run `seconds` of the whole, which is less than the sum of steps that ran beside each other
 * @returns how many failed
 */
export function printReport(
  outcomes: StepOutcome[],
  { seconds, print = console.log }: { seconds: number; print?: (line: string) => void },
): number {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0);
  const row = ([title, ...cells]: [string, ...(string | number | undefined)[]]) =>
    `  ${title.padEnd(26)}${cells
      .slice(0, 4)
      .map((cell) => String(cell).padStart(9))
      .join('')}   ${cells[4] ?? ''}`.trimEnd();
  print(`\n${row(['step', 'passed', 'failed', 'skipped', 'seconds'])}`);
  for (const { title, passed, failed, skipped = 0, note, ...step } of outcomes) {
    print(row([title, passed, failed, skipped, step.seconds.toFixed(1), note]));
  }
  print(row(['all', sum('passed'), sum('failed'), sum('skipped'), seconds.toFixed(1)]));
  printSlowest(
    outcomes.flatMap(({ files = [] }) => files),
    print,
  );
  for (const { file, name, message } of outcomes.flatMap(({ failures = [] }) => failures)) {
    print(`\n  ✗ ${file}\n    ${name}\n    ${message}`);
  }
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed');
}

function printSlowest(files: { file: string; seconds: number }[], print: (line: string) => void): void {
  if (files.length === 0) return;
  print('\n  slowest files');
  for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES)) {
    print(`  ${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
}
