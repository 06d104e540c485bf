/** @typedef {{ title: string, passed: number, failed: number, skipped?: number, note?: string, seconds: number }} Outcome */

/** What a vitest run says about itself. A run that broke before it could tell counts as one failure. */
export function countTests(report, exitCode) {
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
  };
}

/** Prints the table of steps and, last and alone on its line, the sum. @returns {number} how many failed */
export function printReport(outcomes, print = console.log) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0);
  const row = (cells) =>
    `  ${cells[0].padEnd(26)}${cells
      .slice(1, 5)
      .map((cell) => String(cell).padStart(9))
      .join('')}   ${cells[5] ?? ''}`.trimEnd();
  print(`\n${row(['step', 'passed', 'failed', 'skipped', 'seconds'])}`);
  for (const { title, passed, failed, skipped = 0, seconds, note } of outcomes) {
    print(row([title, passed, failed, skipped, seconds.toFixed(1), note]));
  }
  print(row(['all', sum('passed'), sum('failed'), sum('skipped'), sum('seconds').toFixed(1)]));
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed');
}
