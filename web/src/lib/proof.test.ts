import { afterEach, describe, expect, it, vi } from 'vitest';
import { proofStore, proofs } from './proof.ts';

const ways = { password: true, mail: true, google: false, secondFactor: false };
const proof = { proof: 'secret', expiresIn: 600 };

describe('proofs of the person', () => {
  let leave = () => {};
  const listen = () => {
    leave = proofStore.subscribe(() => {});
  };
  afterEach(() => {
    proofs.forget();
    leave();
    vi.useRealTimers();
  });

  it('are asked for once, for all who ask at once, and kept as long as they are good', async () => {
    vi.useFakeTimers();
    listen();
    const answers = Promise.all([proofs.ask(ways), proofs.ask(ways)]);
    proofStore.request()?.settle(proof);
    expect(await answers).toEqual(['secret', 'secret']);
    expect(proofStore.request()).toBeUndefined();
    expect(proofs.kept()).toBe('secret');
    vi.advanceTimersByTime(600_000);
    expect(proofs.kept()).toBeUndefined();
  });

  it('are not taken back by a dialog that closes after it was answered', async () => {
    listen();
    const answer = proofs.ask(ways);
    const request = proofStore.request();
    request?.settle(proof);
    request?.settle(undefined);
    expect(await answer).toBe('secret');
    expect(proofs.kept()).toBe('secret');
  });

  it('are none where it was called off, the user changed, or no page asks', async () => {
    expect(await proofs.ask(ways)).toBeUndefined();
    listen();
    const answer = proofs.ask(ways);
    proofs.forget();
    expect(await answer).toBeUndefined();
    expect(proofs.kept()).toBeUndefined();
  });
});
