import { deadLetters, retryDeadLetters } from '../dead-letters.ts';
import { openTools } from './open.ts';

/** Lists the listings the engine would not take, with its reason; `--retry` marks them again. */
const tools = openTools();
try {
  for (const { listingId, error, failedAt } of await deadLetters(tools.db)) {
    console.log(`${listingId}  ${failedAt.toISOString()}  ${error.code}: ${error.message}`);
  }
  if (process.argv.includes('--retry')) console.log(`Marked again: ${await retryDeadLetters(tools.db)}`);
} finally {
  await tools.close();
}
