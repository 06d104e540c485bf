import type { User } from '@diyar/api/contracts/accounts';
import type { Api } from './api-client.ts';
import { createListeners } from './listeners.ts';

/** `elsewhere`: another tab of this browser has a session again; undefined: the person called it off. */
export type SignInAgainAnswer = User['id'] | 'elsewhere' | undefined;
export type SignInAgainRequest = {
  user: User;
  /** Calls without a session: those of the session wait for this very answer. */
  visitor: Api;
  settle: (answer: SignInAgainAnswer) => void;
};

let asked: SignInAgainRequest | undefined;
const { subscribe, notify, hasAny } = createListeners();

/** Asks somebody whose session ended to sign in again where they are, so that what they were filling in stays. */
export function askToSignInAgain(user: User, visitor: Api): Promise<SignInAgainAnswer> {
  if (!hasAny()) return Promise.resolve(undefined);
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
  subscribe,
  request: () => asked,
};
