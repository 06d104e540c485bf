export { closeAgain } from './close-account.ts';
export { holderOf } from './tell-holder.ts';
