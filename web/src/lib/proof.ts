import type { ProofWays } from '@diyar/api/endpoint';
import { createListeners } from './listeners.ts';

/** The server's answer to a person who has shown who they are; `expiresIn` in seconds. */
export type Proof = { proof: string; expiresIn: number };
export type ProofRequest = { ways: ProofWays; settle: (proof: Proof | undefined) => void };

let kept: { secret: string; until: number } | undefined;
let asked: { request: ProofRequest; answer: Promise<string | undefined> } | undefined;
const { subscribe, notify, hasAny } = createListeners();

function ask(ways: ProofWays): { request: ProofRequest; answer: Promise<string | undefined> } {
  let resolve: (secret: string | undefined) => void = () => {};
  const answer = new Promise<string | undefined>((settle) => {
    resolve = settle;
  });
  const request: ProofRequest = {
    ways,
    settle(proof) {
      if (asked?.request !== request) return;
      kept = proof && { secret: proof.proof, until: Date.now() + proof.expiresIn * 1000 };
      asked = undefined;
      resolve(kept?.secret);
      notify();
    },
  };
  return { request, answer };
}

/** Fresh proofs of the person at this device. In memory alone: what lies in a storage could be stolen with the tokens. */
export const proofs = {
  kept: () => (kept && Date.now() < kept.until ? kept.secret : undefined),
  /** Opens the dialog, one for all who ask at once. @returns undefined when it was called off, or no page here has one */
  ask(ways: ProofWays): Promise<string | undefined> {
    kept = undefined;
    if (!hasAny()) return Promise.resolve(undefined);
    if (asked) return asked.answer;
    asked = ask(ways);
    notify();
    return asked.answer;
  },
  forget(): void {
    kept = undefined;
    asked?.request.settle(undefined);
  },
};

export const proofStore = {
  subscribe,
  request: () => asked?.request,
};
