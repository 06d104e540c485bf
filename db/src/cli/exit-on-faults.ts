import { NoSessions } from '../sessions.ts';
import { errorsOf } from '../settings/read.ts';
import type { Process } from '../settings/setting.ts';

/** The first act of a process: where its settings are not in order, it says why and ends. */
export function exitOnFaults(...processes: readonly Process[]): void {
  const errors = errorsOf(processes, process.env);
  if (errors.length === 0) return;
  console.error(`These settings are not in order:\n${errors.map((error) => `  ✗ ${error}`).join('\n')}`);
  process.exit(1);
}

/** Where the way to the database does not bear this process, it says so in a sentence and ends. */
export async function exitWithoutSessions(expectation: Promise<void>): Promise<void> {
  try {
    await expectation;
  } catch (error) {
    if (!(error instanceof NoSessions)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
