export { CLOCK_HANDLERS } from './handlers.ts';
export { clockMetrics } from './metrics.ts';
export { tick } from './tick.ts';
