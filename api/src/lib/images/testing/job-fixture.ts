import { answerJobs } from '../answer-jobs.ts';

answerJobs(async (payload) => {
  if (payload === 'crash') process.exit(3);
  if (payload === 'hang') for (;;);
  if (payload === 'throw') throw new Error('no');
  return { pid: process.pid, env: Object.keys(process.env) };
});
