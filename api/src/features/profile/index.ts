export { holderOf, tellHolder } from './tell-holder.ts';
export { phoneCodeHash } from './verify-phone.ts';
