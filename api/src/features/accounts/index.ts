export type { NotificationPreferences } from './contract.ts';
export { createAdministrator } from './create-administrator.ts';
export { describeDevice } from './describe-device.ts';
export { changePassword } from './passwords.ts';
export { presentUser } from './present-user.ts';
export { reseal } from './reseal.ts';
export { endSessions } from './sessions.ts';
