export { giveBackLate } from './give-back-late.ts';
export { countWaiting } from './queries.ts';
export { assertAmount, requestRefund } from './request-credit.ts';
