import { refuseFile } from '#lib/job-processes/file-refusal.ts';
import { jobProcesses } from '#lib/job-processes/job-processes.ts';

const TIMEOUT_MS = 30_000;
const MAX_HEAP_MB = 512;

export interface CatalogueReader {
  /** @throws AppError of `readFile`, import_took_too_long, import_file_unsafe (422), import_busy (503) */
  read(bytes: Buffer, known: string[]): Promise<string[]>;
  close(): void;
}

/** Reads uploaded catalogues in a child process, one at a time. */
export function catalogueReader(): CatalogueReader {
  const entry = new URL('./file-process.ts', import.meta.url);
  const pool = jobProcesses({ entry, size: 1, timeoutMs: TIMEOUT_MS, maxHeapMb: MAX_HEAP_MB, maxQueued: 2 });
  return {
    read: (bytes, known) => pool.run<string[]>({ bytes, known }).catch(refuseFile),
    close: () => pool.close(),
  };
}
