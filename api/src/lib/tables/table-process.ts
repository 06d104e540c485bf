import { answerJobs } from '../job-processes/answer-jobs.ts';
import { readTable } from './read-table.ts';

/** The child that reads strangers' tables: unpacking and parsing happen here, never where requests are answered. */
answerJobs((payload) => readTable(Buffer.from((payload as { bytes: Buffer }).bytes)));
