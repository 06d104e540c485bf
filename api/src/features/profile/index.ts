export { phoneCodeHash } from './verify-phone.ts';
