import { answerJobs } from '../job-processes/answer-jobs.ts';
import { readTable } from './read-table.ts';

/** The child that reads strangers' tables: unpacking and parsing happen here, never where requests are answered. */
answerJobs((payload) => {
  const { bytes, headers } = payload as { bytes: Buffer; headers: readonly string[] };
  return readTable(Buffer.from(bytes), headers);
});
