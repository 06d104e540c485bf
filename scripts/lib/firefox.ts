import { execaSync } from 'execa';
import { aptInstall, canInstall, packagesNamed } from './apt.ts';
import type { Commands } from './commands.ts';
import type { Report } from './progress.ts';

const NAMES = ['firefox-esr', 'firefox'];
const DEBIANS = 'firefox-esr';

type Means = { commands: Commands; report: Report };

/** A Firefox that is here: `FIREFOX_PATH`, or one at a usual place that starts. */
function findFirefox(): string | undefined {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  for (const name of NAMES) {
    const found = execaSync('sh', ['-c', `command -v ${name}`], { reject: false }).stdout.trim();
    // Ubuntu's may be a script that only says how to install the snap.
    if (found && execaSync(found, ['--version'], { timeout: 20_000, reject: false }).exitCode === 0) return found;
  }
  return undefined;
}

/** The program of a Firefox: one that is here, or Debian's, installed; nothing where there is none to be had. */
export async function firefox({ commands, report }: Means): Promise<string | undefined> {
  const found = findFirefox();
  if (found || !canInstall() || !packagesNamed(DEBIANS).includes(DEBIANS)) return found;
  report('installing Firefox');
  await aptInstall(commands, () => [DEBIANS], report);
  return findFirefox();
}
