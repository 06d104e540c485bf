import type { TestApp } from './test-app.ts';

/** Somebody who signed in at the front door. */
interface SignedIn {
  id: string;
  token: string;
}

/** A person about to close the account, with everything that a feature's rows may belong to. */
export interface Leaving {
  api: TestApp;
  /** Words that nobody else has, in both scripts; `email` is as rare. */
  words: string;
  email: string;
  person: SignedIn;
  other: SignedIn;
  admin: SignedIn;
  /** The person's public listing and office. */
  listing: string;
  office: string;
  /** Ids of pictures that have to be gone by then: a feature adds its own. */
  pictures: string[];
}

/**
 * `plant` of a feature's `plant.testing.ts`: writes the words into each column that the feature names as people's. The test of
 * erasure looks for them there before, and nowhere after.
 */
export type Plant = (leaving: Leaving) => Promise<void>;
