export { tick } from './tick.ts';
