import { parseArgs } from 'node:util';
import { connect } from '@diyar/db';
import { loadConfig } from '#config.ts';
import { openBuild, readBuild, requestBuild, workSitemaps } from '#features/sitemaps/index.ts';
import { mediaFiles } from '#lib/images/index.ts';
import { createLogger } from '#logger.ts';

// npm run sitemap:build               brings the sitemaps up to date
// npm run sitemap:build -- --full     writes every file anew
const WAIT_MS = 500;
const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
const config = loadConfig();
const db = connect(config.database.url, { name: 'diyar-sitemaps', max: 3, statementTimeout: 120_000 });
const deps = { db, config, sitemaps: mediaFiles(config).sitemaps, log: createLogger('warn', 'sitemaps') };
try {
  const began = Date.now();
  const asked = await requestBuild(db, { origin: 'command', is_full: values.full });
  const id = asked ?? (await openBuild(db))?.id;
  if (!asked) console.log('A build is under way already: following it.');
  for (let shown = ''; id; ) {
    await workSitemaps(deps);
    const build = await readBuild(db, id);
    if (!build || build.state === 'failed') throw new Error(build?.error ?? 'the build is gone');
    if (build.state === 'done') {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(
        `${build.urls} addresses in ${build.done} files, ${build.written} of them written anew, in ${seconds} s.`,
      );
      break;
    }
    const line = `${build.done}/${build.total ?? '?'}`;
    if (line !== shown) console.log(line);
    shown = line;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
