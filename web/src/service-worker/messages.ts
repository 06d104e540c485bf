/** The one worker's address; the name is the one push messages look for. */
export const WORKER_PATH = '/firebase-messaging-sw.js';

/** Messages of a page to the worker. `keep`: it was loaded before the worker was there. */
export type ToWorker = { type: 'take-over' } | { type: 'keep'; page: string; files: string[] };

/** A notification as the server sealed it; `url` lies below the site's origin. */
export interface PushMessage {
  title: string;
  body: string;
  url: string;
  tag: string;
  lang: 'ar' | 'en';
}

/**
 * Messages of the worker to a page. `outdated`: a file of its version is gone from the server. `send`: the network is back.
 * `pushed`: to be said on the page, which is looked at. `opened`: the page shows what the notification of that tag is about.
 */
export type ToPage =
  | { type: 'outdated' | 'send' }
  | { type: 'pushed'; message: PushMessage }
  | { type: 'opened'; tag: string };

/** At the end of an address that was opened from a notification, before its tag: the bell counts it no more. */
export const OPENED_MARK = '#notification-';

export const PREFIX = 'diyar-';
/** Stores that say what somebody looked at; they leave with the user (`forgetVisits`). */
export const VISITS = ['pages', 'answers', 'images'] as const;
/** Photos that another app handed over; they leave with the user, too, unless the form that takes them is open. */
export const SHARED_STORE = 'shared-photos';
/** In the form's address: `1` while photos wait, `0` when they could not be kept. */
export const SHARED_KEY = 'shared';
/** Tag of the outbox for Background Sync. */
export const SYNC_TAG = 'outbox';
