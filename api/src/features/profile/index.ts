export { closeAgain } from './close-account.ts';
export { holderOf } from './notify-holder.ts';
