import { AppError } from '../errors.ts';
import { JobError } from './job-processes.ts';

/**
 * What is said of an uploaded file that a child process could not read: a refusal keeps its code; a process that was lost says that
 * the file is at fault.
 * @throws AppError of the reader, import_took_too_long, import_file_unsafe (422), import_busy (503)
 */
export function refuseFile(error: unknown): never {
  if (!(error instanceof JobError)) throw error;
  const { kind, refusal } = error;
  if (refusal?.code) throw new AppError(refusal.code, refusal.statusCode, refusal.params).on('file');
  if (kind === 'late') throw new AppError('import_took_too_long', 422).on('file');
  if (kind === 'crashed') throw new AppError('import_file_unsafe', 422).on('file');
  throw kind === 'busy' ? new AppError('import_busy', 503) : error;
}
