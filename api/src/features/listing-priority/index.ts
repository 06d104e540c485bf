export { PRIORITY_MAX } from './contract.ts';
export { writePriorities } from './queries.ts';
export { MIN_LISTINGS } from './set-priorities.ts';
