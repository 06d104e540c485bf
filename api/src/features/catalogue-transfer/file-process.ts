import { answerJobs } from '#lib/job-processes/answer-jobs.ts';
import { readFile } from './read-file.ts';

/** The child that reads catalogues: 20 MB of lines are cut and checked here, never where visitors are answered. */
answerJobs(async (payload) => {
  const { bytes, known } = payload as { bytes: Buffer; known: string[] };
  return readFile(Buffer.from(bytes).toString('utf8'), new Set(known));
});
