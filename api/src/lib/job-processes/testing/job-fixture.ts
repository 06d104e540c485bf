import { answerJobs } from '../answer-jobs.ts';

/** Until the heap has no room left. */
function grow(): never {
  for (const kept: number[][] = []; ; ) kept.push(Array.from({ length: 100_000 }, (_, i) => i / 3));
}

answerJobs(async (payload) => {
  if (payload === 'crash') process.exit(3);
  if (payload === 'hang') for (;;);
  if (payload === 'grow') grow();
  if (payload === 'throw') throw new Error('no');
  return { pid: process.pid, env: Object.keys(process.env) };
});
