import { clockHandlersOf, feature } from '#feature.ts';
import { clockMetrics } from './metrics.ts';
import { tick } from './tick.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      clock: Record<string, never>;
    }
  }
}

export const clockFeature = feature({
  about: 'Terms that end by the clock alone',
  routes: [clockMetrics],
  tasks: (deps) => ({
    clock: async (_payload, { abortSignal }) =>
      void (await tick(deps.db, clockHandlersOf(deps.features), { abortSignal, brand: deps.config.brand })),
  }),
  schedule: [
    // The next minute's job replaces one that failed.
    { task: 'clock', match: '* * * * *', options: { jobKey: 'clock' } },
  ],
  text: {
    tables: [
      // A kind, a moment and what came of it in numbers and codes.
      'clock_events',
    ],
  },
});
