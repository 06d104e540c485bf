import type { Refusal } from './dead-letters.ts';
import type { Engine } from './engine.ts';
import { EngineBroke, EngineRefused, EngineUnavailable } from './engine-errors.ts';
import type { PreparedBatch } from './prepare.ts';

type Documents = PreparedBatch['documents'];

/** So many refusals in one prepared batch are no bad listings but a bad engine, or settings of ours. */
const TOO_MANY = 100;

/** Queues a prepared batch in every index. @returns the tasks to wait for, in the engine's order */
export async function send(
  engine: Engine,
  uids: string[],
  documents: Documents,
  removals: string[],
): Promise<number[]> {
  const lines = documents.map(({ json }) => json);
  const tasks: number[] = [];
  for (const uid of uids) {
    tasks.push(...(await engine.upsert(uid, lines)), ...(await engine.remove(uid, removals)));
  }
  return tasks;
}

/** The refusal that a piece of work ended with; undefined when it went well. */
export async function refusalOf(work: Promise<unknown>): Promise<EngineRefused | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof EngineRefused) return error;
    throw error;
  }
}

/**
 * Sends a refused prepared batch again in halves until the documents at fault stand alone. One half at a time: the engine joins
 * queued tasks of an index into one batch, and one bad document fails every task in it.
 * @returns what was refused; the rest is in the engine
 */
export async function bisect(
  engine: Engine,
  uids: string[],
  { documents, removals }: Pick<PreparedBatch, 'documents' | 'removals'>,
  confirm: () => Promise<void>,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  let delivered = 0;
  let broke = false;

  async function deliver(part: Documents, gone: string[]): Promise<void> {
    const tasks = await send(engine, uids, part, gone);
    await confirm();
    await engine.settle(tasks);
  }
  const attempt = (part: Documents, gone: string[]) => refusalOf(deliver(part, gone));

  function refuse(listingId: string, refused: EngineRefused): void {
    refusals.push({ listingId, complaint: refused.complaint });
    broke ||= refused instanceof EngineBroke;
    if (refusals.length > TOO_MANY)
      throw new EngineUnavailable(`the engine refuses nearly everything: ${refused.message}`);
  }

  /**
   * @param isBad the whole was refused and its other half was not, so this one need not be tried as it is
   * @returns whether all of it is in the engine
   */
  async function halve(part: Documents, isBad: boolean): Promise<boolean> {
    const [first, ...others] = part;
    if (!first) return true;
    if (!isBad || others.length === 0) {
      const refused = await attempt(part, []);
      if (!refused) {
        delivered += part.length;
        return true;
      }
      if (others.length === 0) {
        refuse(first.id, refused);
        return false;
      }
    }
    const middle = Math.ceil(part.length / 2);
    const isFine = await halve(part.slice(0, middle), false);
    await halve(part.slice(middle), isFine);
    return false;
  }

  const blocked = removals.length > 0 ? await attempt([], removals) : undefined;
  if (blocked) throw new EngineUnavailable(`the engine refuses removals: ${blocked.message}`);
  await halve(documents, false);
  // An engine that broke on everything says nothing about the documents: a full disk is not a bad listing.
  if (broke && delivered === 0) throw new EngineUnavailable('the engine breaks on everything it is sent');
  return refusals;
}
