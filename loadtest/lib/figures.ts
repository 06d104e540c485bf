import { arch, cpus, totalmem } from 'node:os';

/** The value below which `share` of the samples lie. */
export function quantile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const spread = (samples: number[]) => ({
  p50: round(quantile(samples, 0.5)),
  p95: round(quantile(samples, 0.95)),
  p99: round(quantile(samples, 0.99)),
});

export const round = (value: number) => Math.round(value * 100) / 100;

export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? arch()}, ${Math.round(totalmem() / 2 ** 30)} GiB, node ${process.versions.node}`;

/** A line per figure, ready to be copied into README.md; the run fails when a bound is broken. */
export function report(title: string, rows: [name: string, value: string | number, holds?: boolean][]): void {
  console.log(`\n${title} — ${new Date().toISOString().slice(0, 10)}, ${machine()}`);
  for (const [name, value, holds] of rows) {
    console.log(`  ${holds === undefined ? ' ' : holds ? '✓' : '✗'} ${name.padEnd(52)} ${value}`);
  }
  if (rows.some(([, , holds]) => holds === false)) process.exitCode = 1;
}
