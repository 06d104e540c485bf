import { AppError } from '../errors.ts';
import type { JobAnswer } from './job-processes.ts';

/** The child's side of `jobProcesses`: one message in, one answer out. */
export function answerJobs(handle: (payload: unknown) => Promise<unknown>): void {
  process.on('disconnect', () => process.exit(0));
  const answer = (message: JobAnswer) =>
    process.send?.(message, (error: Error | null) => {
      // Whoever asked is gone; so is what this process is for.
      if (error) process.exit(0);
    });
  process.on('message', (payload) => {
    void handle(payload)
      .then((value): JobAnswer => ({ value }), failed)
      .then(answer);
  });
  answer({ ready: true });
}

const failed = (error: unknown): JobAnswer => {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof AppError)) return { error: { message, code: null, statusCode: 500, params: {} } };
  const { code, statusCode, params } = error;
  return { error: { message, code, statusCode, params } };
};
