import { hasGone, signal } from './lib/identity.ts';
import { dataDirOf, readEnvFile } from './lib/installation.ts';
import { currentHolder } from './lib/lock.ts';

// npm stop: ends what npm start (or another command of this installation) keeps running.

readEnvFile();
const holder = currentHolder(dataDirOf());
if (!holder) {
  console.log('Diyar is not running.');
} else {
  signal(holder.pid, 'SIGTERM');
  if (await hasGone(holder.pid, 12_000)) console.log('Diyar has stopped.');
  else {
    signal(holder.pid, 'SIGKILL');
    console.log('Diyar did not stop in time and was killed; the next start clears up.');
  }
}
