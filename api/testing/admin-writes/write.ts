import type { TestApp } from '../test-app.ts';

/** A write of an administrator, ready to be sent. */
export interface Write {
  /** Whom the row is about: an id, or the name of the one thing of its kind. */
  subject: string;
  path: string;
  body?: object | Buffer;
  headers?: Record<string, string>;
}

/** A site, and the administrator who writes; asked for when a write is made ready. */
export type Desk = () => { api: TestApp; admin: { id: string; token: string } };
export type Writes = Record<string, () => Promise<Write>>;
