import type { User } from '@diyar/api/contracts/accounts';
import type { Api } from './api-client.ts';

/** `elsewhere`: another tab of this browser has a session again; undefined: the person called it off. */
export type SignInAgainAnswer = User['id'] | 'elsewhere' | undefined;
export type SignInAgainRequest = {
  user: User;
  /** Calls without a session: those of the session wait for this very answer. */
  visitor: Api;
  settle: (answer: SignInAgainAnswer) => void;
};

let asked: SignInAgainRequest | undefined;
const watchers = new Set<() => void>();

function notify(): void {
  for (const tell of watchers) tell();
}

/** Asks somebody whose session ended to sign in again where they are, so that what they were filling in stays. */
export function askToSignInAgain(user: User, visitor: Api): Promise<SignInAgainAnswer> {
  if (watchers.size === 0) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    asked = {
      user,
      visitor,
      settle(answer) {
        asked = undefined;
        notify();
        resolve(answer);
      },
    };
    notify();
  });
}

export const signInAgainStore = {
  subscribe(tell: () => void) {
    watchers.add(tell);
    return () => {
      watchers.delete(tell);
    };
  },
  request: () => asked,
};
