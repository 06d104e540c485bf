export { announceTerms } from './announce-terms.ts';
export type { KindAndParameters, NotificationKind } from './kinds.ts';
export { type Note, notify, notifyAll } from './notify.ts';
export { type NotificationWords, wordNotifications } from './words.ts';
