import type { JobHelpers } from 'graphile-worker';
import type { JobDeps } from '#jobs/job-deps.ts';
import type { PushMessage, Sent } from './message.ts';
import { type Device, dropDevices, markSent } from './queries.ts';
import { sendPush } from './send.ts';

/** The first, and one more when the service is unwell (spec, section 9); a worker that dies has used up a third. */
const TRIES = 2;
const MOST_TRIES = TRIES + 1;
/** Sends of one job, beside each other: what a worker that dies may have sent without saying so. */
const AT_ONCE = 16;

export interface Push {
  device: Device;
  /** A message that is sent twice, after a worker died, takes the first one's place on the device. */
  id: string;
  message: Omit<PushMessage, 'tag'>;
}

/** Payloads of jobs for {@link pushAll}. */
export const inBatches = <Order>(orders: readonly Order[]): { jobs: { payload: Order[] }[]; tries: number } => ({
  jobs: Array.from({ length: Math.ceil(orders.length / AT_ONCE) }, (_, at) => ({
    payload: orders.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  })),
  tries: MOST_TRIES,
});

/**
 * Sends the pushes of one job beside each other; undefined is none to send. A device its service has forgotten is forgotten here too.
 * A push that fails is told to nobody: the bell has it.
 * @returns for each whether it is over; rejected ones are tried again
 */
export async function pushAll(
  { db, config }: JobDeps,
  pushes: readonly (Push | undefined)[],
  { job, logger }: JobHelpers,
): Promise<Promise<void>[]> {
  const outcomes = await Promise.all(
    pushes.map(async (push): Promise<Sent | undefined> => {
      if (!push) return undefined;
      // A topic has 32 characters at most.
      return sendPush(config, push.device, { ...push.message, tag: push.id.replaceAll('-', '') });
    }),
  );
  const endpointsOf = (outcome: Sent) =>
    pushes.flatMap((push, at) => (push && outcomes[at] === outcome ? push.device.endpoint : []));
  const [gone, sent] = [endpointsOf('gone'), endpointsOf('sent')];
  if (sent.length > 0) await markSent(db, sent);
  if (gone.length > 0) await dropDevices(db, gone);
  const untaken = outcomes.filter((outcome) => outcome === 'again' || outcome === 'refused');
  const mayTryAgain = job.attempts < TRIES;
  if (untaken.length > 0 && !(mayTryAgain && untaken.every((outcome) => outcome === 'again')))
    logger.warn(`pushes were not taken: ${untaken.join(', ')}`);
  return outcomes.map(async (outcome) => {
    if (outcome === 'again' && mayTryAgain) throw new Error('the push service is unwell');
  });
}
