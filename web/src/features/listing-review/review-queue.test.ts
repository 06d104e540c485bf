import { expect, it } from 'vitest';
import { createReviewQueue, nextAfter, type Verdict } from './review-queue.ts';

const APPROVE: Verdict = { decision: 'approve', reasons: [], text: '' };
const REJECT: Verdict = { decision: 'reject', reasons: ['duplicate'], text: '' };

class Overtaken extends Error {}

/** A server in memory: `known` has been fetched, `refused` was decided by somebody else; `isTold` once it said what waits. */
function aReview(ids: string[], { known = ids, refused = [] as string[], isTold = true } = {}) {
  const fetched = new Set(known);
  const log: string[] = [];
  let clock = 0;
  const queue = createReviewQueue({
    detailOf: (id) => (fetched.has(id) ? { title: `title of ${id}`, version: 1 } : undefined),
    async send({ id }, { decision }) {
      if (refused.includes(id)) throw new Overtaken('decided already');
      log.push(`${decision} ${id}`);
    },
    undoDecision: async (id) => void log.push(`take back ${id}`),
    isOvertaken: (error) => error instanceof Overtaken,
    now: () => clock,
  });
  const tell = () =>
    queue.setQueue(
      ids.map((id) => ({ id, version: 1 })),
      ids.length,
    );
  if (isTold) tell();
  queue.show(ids[0] ?? '');
  const pass = (ms: number) => {
    clock += ms;
  };
  return { queue, log, pass, tell, fetch: (id: string) => fetched.add(id) };
}

it('takes a hundred presses in a row, each for the listing that was next', async () => {
  const ids = Array.from({ length: 100 }, (_, number) => `l${number}`);
  const { queue, log } = aReview(ids);
  for (let press = 0; press < 100; press++) queue.decide(press % 3 === 0 ? REJECT : APPROVE);
  await queue.settled();
  expect(log).toEqual(ids.map((id, number) => `${number % 3 === 0 ? 'reject' : 'approve'} ${id}`));
  expect(queue.state()).toMatchObject({ status: 'finished', sending: 0, failures: [] });
});

it('keeps a press until the next listing has arrived', async () => {
  const { queue, log, fetch } = aReview(['a', 'b', 'c'], { known: ['a'] });
  queue.decide(APPROVE);
  queue.decide(REJECT);
  await queue.settled();
  expect(log).toEqual(['approve a']);
  expect(queue.state().current).toBe('b');
  fetch('b');
  queue.arrived();
  await queue.settled();
  expect(log).toEqual(['approve a', 'reject b']);
  expect(queue.state().current).toBe('c');
});

it('waits where the server has more than it sent', async () => {
  const { queue, log } = aReview(['a', 'b']);
  queue.setQueue([{ id: 'a', version: 1 }], 2);
  queue.decide(APPROVE);
  queue.decide(APPROVE);
  expect(queue.state().status).toBe('waiting');
  queue.setQueue([{ id: 'b', version: 1 }], 1);
  await queue.settled();
  expect(log).toEqual(['approve a', 'approve b']);
});

it('waits where the server has not said yet what waits, after it was left too', async () => {
  const { queue, log, tell } = aReview(['a', 'b', 'c'], { isTold: false });
  queue.decide(APPROVE);
  queue.decide(REJECT);
  expect(queue.state().status).toBe('waiting');
  tell();
  await queue.settled();
  expect(log).toEqual(['approve a', 'reject b']);
  expect(queue.state()).toMatchObject({ status: 'showing', current: 'c' });
  queue.leave();
  queue.show('c');
  queue.decide(APPROVE);
  expect(queue.state().status).toBe('waiting');
  queue.setQueue([], 0);
  expect(queue.state().status).toBe('finished');
});

it('takes back the newest decision, then the one before, and shows the listing again', async () => {
  const { queue, log } = aReview(['a', 'b', 'c']);
  queue.decide(APPROVE);
  queue.decide(APPROVE);
  expect([queue.undoDecision(), queue.undoDecision(), queue.undoDecision()]).toEqual(['b', 'a', undefined]);
  // Pressed before the server has answered: counts afterwards.
  queue.decide(REJECT);
  await queue.settled();
  await queue.settled();
  expect(log).toEqual(['approve a', 'approve b', 'take back b', 'take back a', 'reject a']);
  expect(queue.state().current).toBe('b');
});

it('offers no undo after ten seconds', async () => {
  const { queue, pass } = aReview(['a', 'b']);
  queue.decide(APPROVE);
  await queue.settled();
  pass(10_000);
  expect(queue.undoDecision()).toBeUndefined();
});

it('says what came to nothing, and leads past it', async () => {
  const { queue } = aReview(['a', 'b', 'c'], { refused: ['a'] });
  queue.decide(APPROVE);
  await queue.settled();
  expect(queue.state().failures).toEqual([{ id: 'a', title: 'title of a', message: 'decided already' }]);
  expect(queue.undoDecision()).toBeUndefined();
  queue.next();
  queue.next();
  expect(queue.state().current).toBe('b');
});

it('walks on and back without deciding', () => {
  const { queue, log } = aReview(['a', 'b', 'c']);
  queue.next();
  queue.next();
  queue.previous();
  expect(queue.state().current).toBe('b');
  expect(log).toEqual([]);
});

const waiting = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const isOpen = () => true;

it('goes on to the next, round to the first, and nowhere when none is left', () => {
  expect(['a', 'b', 'c', 'unknown'].map((id) => nextAfter(waiting, id, isOpen))).toEqual(['b', 'c', 'a', 'a']);
  expect(nextAfter([{ id: 'a' }], 'a', isOpen)).toBeUndefined();
  expect(nextAfter([], 'a', isOpen)).toBeUndefined();
});

it('leaves out what is decided already', () => {
  expect(nextAfter(waiting, 'a', ({ id }) => id !== 'b')).toBe('c');
  expect(nextAfter(waiting, 'c', ({ id }) => id === 'c')).toBeUndefined();
});
