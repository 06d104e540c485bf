import { z } from 'zod';

const Env = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  MEILI_URL: z.url({ protocol: /^https?$/ }),
  MEILI_KEY: z.string().default(''),
  MEILI_PREFIX: z
    .string()
    .regex(/^[a-z0-9_]*$/)
    .default('diyar_'),
  INDEXER_METRICS_PORT: z.union([z.literal(''), z.coerce.number().int().min(0).max(65_535)]).default(''),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Hours between drift audits; 0 is never. */
  INDEXER_AUDIT_HOURS: z.coerce.number().min(0).default(24),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Reads the environment once; throws with every problem in one message. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const parsed = Env.safeParse(env);
  if (!parsed.success) throw new Error(`Configuration: ${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return Object.freeze({
    databaseUrl: data.DATABASE_URL,
    engine: Object.freeze({ url: data.MEILI_URL, key: data.MEILI_KEY, prefix: data.MEILI_PREFIX }),
    metrics: data.INDEXER_METRICS_PORT === '' ? null : { host: data.METRICS_HOST, port: data.INDEXER_METRICS_PORT },
    auditEveryMs: data.INDEXER_AUDIT_HOURS * 3_600_000,
    logLevel: data.LOG_LEVEL,
  });
}
export type Config = ReturnType<typeof loadConfig>;
