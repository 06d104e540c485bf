import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The indexer's Prometheus metrics, in a registry of their own. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    leader: new Gauge({ name: 'indexer_leader', help: '1 while this process leads.', registers }),
    pending: new Gauge({ name: 'indexer_marks_pending', help: 'Marks that wait, counted at the scrape.', registers }),
    buried: new Gauge({ name: 'indexer_dead_letters', help: 'Listings the engine will not take.', registers }),
    lag: new Histogram({
      name: 'indexer_lag_seconds',
      help: 'From a mark to the end of the engine task that carried it.',
      buckets: [0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 5, 15, 60, 300],
      registers,
    }),
    batches: new Counter({ name: 'indexer_batches_total', help: 'Batches that reached the engine.', registers }),
    documents: new Counter({
      name: 'indexer_documents_total',
      help: 'Documents sent, by what happened to them.',
      labelNames: ['kind'] as const,
      registers,
    }),
    tasks: new Counter({ name: 'indexer_engine_tasks_total', help: 'Engine tasks queued.', registers }),
    errors: new Counter({
      name: 'indexer_errors_total',
      help: 'Failures that were survived, by where they came from.',
      labelNames: ['source'] as const,
      registers,
    }),
    due: new Counter({ name: 'indexer_due_total', help: 'Listings marked because their time had come.', registers }),
    drift: new Gauge({ name: 'indexer_audit_found', help: 'Differences the last audit repaired.', registers }),
    rebuilt: new Gauge({
      name: 'indexer_rebuild_done',
      help: 'Listings of the rebuild under way, 0 without one.',
      registers,
    }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
