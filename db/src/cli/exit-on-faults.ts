import { faultsOf } from '../settings/read.ts';
import type { Process } from '../settings/setting.ts';

/** The first act of a process: where its settings are not in order, it says why and ends. */
export function exitOnFaults(...processes: readonly Process[]): void {
  const faults = faultsOf(processes, process.env);
  if (faults.length === 0) return;
  console.error(`These settings are not in order:\n${faults.map((fault) => `  ✗ ${fault}`).join('\n')}`);
  process.exit(1);
}
