export { countWaiting } from './queries.ts';
export { assertAmount, requestRefund } from './request-credit.ts';
