export { closeAgain } from './close-account.ts';
export { holderOf, tellHolder } from './tell-holder.ts';
