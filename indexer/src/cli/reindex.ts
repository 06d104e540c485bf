import { readRequest, requestRebuild } from '../reindex-requests.ts';
import { openTools, pause } from './open.ts';
import { withIndexer } from './with-indexer.ts';

/** Asks for a full rebuild and follows it: searches go on meanwhile, and the new index is swapped in at the end. */
const tools = openTools();
try {
  const id = await requestRebuild(tools.db, process.argv[2] ?? 'asked for by hand');
  const began = Date.now();
  await withIndexer(tools, async () => {
    let shown = '';
    for (;;) {
      const request = await readRequest(tools.db, id);
      if (!request) throw new Error(`Request ${id} is gone`);
      const line = `${request.state} ${request.done}/${request.total ?? '?'}`;
      if (line !== shown) console.log(line);
      shown = line;
      if (request.state === 'done') break;
      if (request.state === 'failed') throw new Error(request.error ?? 'failed');
      await pause(250);
    }
  });
  console.log(`Done in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await tools.close();
}
