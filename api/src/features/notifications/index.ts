export { mailNotification } from './mail-notification.ts';
export { type Note, notify } from './notify.ts';
