import { errorsOf } from '../settings/read.ts';
import type { Process } from '../settings/setting.ts';

/** The first act of a process: where its settings are not in order, it says why and ends. */
export function exitOnFaults(...processes: readonly Process[]): void {
  const errors = errorsOf(processes, process.env);
  if (errors.length === 0) return;
  console.error(`These settings are not in order:\n${errors.map((error) => `  ✗ ${error}`).join('\n')}`);
  process.exit(1);
}
