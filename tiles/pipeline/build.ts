import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildBaseMap } from './base-map.ts';

// npm run tiles                 the whole country, skipped when nothing changed
// npm run tiles -- damascus     one governorate, quick
// npm run tiles -- --force      whatever the fingerprint says
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});
const dataDir = process.env.DATA_DIR ?? fileURLToPath(new URL('../../.data', import.meta.url));
const started = performance.now();

try {
  const { path, stats } = await buildBaseMap(dataDir, { only: positionals[0], force: values.force });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    stats
      ? `Base map: ${stats.tiles} tiles (${stats.contents} different), ${Math.round(stats.bytes / 1024)} kB in ${seconds} s → ${path}`
      : `Base map is up to date (${seconds} s): ${path}`,
  );
} catch (error) {
  console.error(`Base map: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
