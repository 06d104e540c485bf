export { mailNotification } from './mail-notification.ts';
export { notify } from './notify.ts';
