export { createMissLog } from './miss-log.ts';
