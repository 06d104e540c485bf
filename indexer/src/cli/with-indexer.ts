import { startIndexer } from '../indexer.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import { hasLeader, type Tools } from './open.ts';

/** Does something that needs an indexer; when none is running, this process is one meanwhile. */
export async function withIndexer<T>({ config, db, engine }: Tools, work: () => Promise<T>): Promise<T> {
  if (await hasLeader(db)) return work();
  console.log('No indexer is running: doing its work here.');
  const log = createLogger('warn');
  const { prefix } = config.engine;
  const indexer = startIndexer({ db, databaseUrl: config.databaseUrl, engine, prefix, log, metrics: createMetrics() });
  try {
    return await work();
  } finally {
    await indexer.stop();
  }
}
