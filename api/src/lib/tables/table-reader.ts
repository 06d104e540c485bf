import { refuseFile } from '../job-processes/file-refusal.ts';
import { jobProcesses } from '../job-processes/job-processes.ts';
import type { Table } from './read-table.ts';

export interface TableReader {
  /** @param headers names of columns that are known; @throws AppError of `readTable`, import_took_too_long, import_file_unsafe (422), import_busy (503) */
  read(bytes: Buffer, headers?: readonly string[]): Promise<Table>;
  close(): void;
}

/** A table at every bound takes some three seconds of a core. */
const TIMEOUT_MS = 20_000;
const MAX_HEAP_MB = 512;
/** Uploads that wait hold their bytes: 10 MB each. */
const MAX_QUEUED = 8;

/** Reads uploaded tables in child processes, with a deadline and a bound on memory. */
export function tableReader({ timeoutMs = TIMEOUT_MS, maxHeapMb = MAX_HEAP_MB } = {}): TableReader {
  const pool = jobProcesses({
    entry: new URL('./table-process.ts', import.meta.url),
    size: 2,
    timeoutMs,
    maxHeapMb,
    maxQueued: MAX_QUEUED,
  });
  return {
    read: (bytes, headers = []) => pool.run<Table>({ bytes, headers }).catch(refuseFile),
    close: () => pool.close(),
  };
}
