import { resolve } from 'node:path';
import { z } from 'zod';

const Env = z.object({
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATA_DIR: z.string().default('.data'),
  OSMIUM: z.string().optional(),
});

/** Resources of this workspace's command-line tools: the owner's connection, the data folder, the reader of extracts. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const parsed = Env.safeParse(env);
  if (!parsed.success) throw new Error(`Configuration: ${z.prettifyError(parsed.error)}`);
  return Object.freeze({
    ownerUrl: parsed.data.DATABASE_OWNER_URL,
    dataDir: resolve(parsed.data.DATA_DIR),
    osmium: parsed.data.OSMIUM,
  });
}
