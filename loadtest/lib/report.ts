/** The lines a scenario of ACCEPTANCE.md prints; the exit code says whether all of them passed. */
export interface Report {
  check(what: string, passed: boolean, figure?: unknown): void;
  note(what: string, figure: unknown): void;
}

/** Runs one scenario and prints its verdict. */
export async function scenario(name: string, title: string, run: (report: Report) => Promise<void>): Promise<void> {
  console.log(`${name}  ${title}`);
  const began = performance.now();
  let failed = 0;
  const show = (figure: unknown) =>
    figure === undefined ? '' : `: ${typeof figure === 'string' ? figure : JSON.stringify(figure)}`;
  try {
    await run({
      check(what, passed, figure) {
        if (!passed) failed++;
        console.log(`  ${passed ? 'ok  ' : 'FAIL'}  ${what}${show(figure)}`);
      },
      note: (what, figure) => console.log(`        ${what}${show(figure)}`),
    });
  } catch (error) {
    failed++;
    console.log(`  FAIL  ${error instanceof Error ? error.stack : error}`);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${name}  ${failed === 0 ? 'PASS' : 'FAIL'}  (${seconds} s)`);
  process.exit(failed === 0 ? 0 : 1);
}

/** The value that `share` of the values do not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN);
}
