import { readSettings } from '@diyar/db/settings';

/** Reads the environment once; throws with every problem in one message. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const e = readSettings(['indexer'], env);
  return Object.freeze({
    // Leading is a lock of a session, which a pooler in transaction mode does not keep.
    databaseUrl: e.DATABASE_SESSION_URL ?? e.DATABASE_URL,
    engine: Object.freeze({ url: e.MEILI_URL, key: e.MEILI_KEY, prefix: e.MEILI_PREFIX }),
    metrics: e.INDEXER_METRICS_PORT === undefined ? null : { host: e.METRICS_HOST, port: e.INDEXER_METRICS_PORT },
    auditEveryMs: e.INDEXER_AUDIT_HOURS * 3_600_000,
    logLevel: e.LOG_LEVEL,
  });
}
export type Config = ReturnType<typeof loadConfig>;
