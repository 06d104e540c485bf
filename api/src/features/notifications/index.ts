export { announceTerms } from './announce-terms.ts';
export { AVAILABILITY, type Availability } from './answer-buttons.ts';
export type { KindAndParameters, NotificationKind } from './kinds.ts';
export { notificationLetter } from './mail-notification.ts';
export { type Note, notify, notifyAll } from './notify.ts';
export { presentNotification } from './present.ts';
export { pushMessageOf } from './push-notification.ts';
export { type NotificationWords, wordNotifications } from './words.ts';
