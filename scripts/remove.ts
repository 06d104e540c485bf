import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { execa } from 'execa';
import { endOnRequest } from './lib/ending.ts';
import { dataDirOf, readEnvFile } from './lib/installation.ts';
import { acquireLock, currentHolder } from './lib/lock.ts';
import { Problem } from './lib/problem.ts';
import { remainsOf } from './lib/remains.ts';

// npm run remove            names what this installation has written on this machine
// npm run remove -- --yes   removes it: database, search index, files, also outside the checkout; backups stay

readEnvFile();
const end = endOnRequest(() => undefined);
const dataDir = dataDirOf();
const isMeant = process.argv.includes('--yes');

/** As `du -sh` says it; a folder that this user cannot read has no size. */
async function sizeOf(folder: string): Promise<string> {
  const { stdout } = await execa('du', ['-sh', folder], { reject: false });
  return stdout.split('\t')[0] || '?';
}

try {
  const holder = currentHolder(dataDir);
  if (holder) throw new Problem(`Diyar is running (process ${holder.pid}). Stop it first: npm stop`);
  const { own, orphans, strangers } = remainsOf(dataDir);
  const all = [...own, ...orphans];
  if (all.length === 0) {
    console.log(`Nothing of an installation is in ${dataDir} or outside it.`);
    await end(0);
  }
  for (const folder of all) console.log(`  ${(await sizeOf(folder)).padStart(6)}  ${folder}`);
  if (strangers.length > 0) console.log(`\n  stays in ${dataDir}: ${strangers.join(', ')}`);
  if (isMeant) {
    // Whatever a killed launcher left running is ended by the lock.
    const lock = await acquireLock(dataDir, 'remove');
    if (!lock) throw new Problem('Another command of this installation has begun. Try again when it has ended.');
    for (const folder of all) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    lock.release();
    if (existsSync(dataDir) && readdirSync(dataDir).length === 0) rmdirSync(dataDir);
    console.log('\nRemoved. A database or a bucket of your own is as it was; the checkout itself is yours to delete.');
  } else {
    console.log('\nNothing is removed yet. This deletes the database and every photo in it: npm run remove -- --yes');
  }
  await end(0);
} catch (error) {
  await end(1, error);
}
