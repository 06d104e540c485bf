export { countWaiting } from './queries.ts';
export { assertAmount } from './request-credit.ts';
