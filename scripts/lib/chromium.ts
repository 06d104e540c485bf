import { existsSync } from 'node:fs';
import { execaSync } from 'execa';
import { aptInstall, canInstall, cannotInstall, packagesNamed } from './apt.ts';
import type { Commands } from './commands.ts';
import type { Report } from './progress.ts';

/** The same engine without windows, whose letters are drawn a little differently. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

type Means = { commands: Commands; report: Report };

function onPath(name: string): string | undefined {
  const found = execaSync('sh', ['-c', `command -v ${name}`], { reject: false }).stdout.trim();
  if (!found) return undefined;
  // Ubuntu's chromium-browser may be a script that only says how to install the snap.
  return execaSync(found, ['--version'], { timeout: 20_000, reject: false }).exitCode === 0 ? found : undefined;
}

/** A browser that is here: `CHROME_PATH`, or one at a usual place. */
export function findChromium(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  for (const name of NAMES) {
    const found = onPath(name);
    if (found) return found;
  }
  return PLACES.find((place) => existsSync(place));
}

/** The program of a Chromium or Chrome: one that is here, or Debian's, installed. */
export async function chromium({ commands, report }: Means): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (!canInstall()) throw cannotInstall('A browser', 'chromium', 'CHROME_PATH');
  report('installing Chromium');
  await aptInstall(commands, () => ['chromium'], report);
  const installed = findChromium();
  if (!installed) throw cannotInstall('A browser', 'chromium', 'CHROME_PATH');
  return installed;
}

/**
 * For pages that are used, not compared as pictures: Debian's shell, which takes two fifths of the processor's time of a
 * whole browser, or that browser where the shell cannot be had.
 */
export async function quickChromium({ commands, report }: Means): Promise<string> {
  const found = process.env.CHROME_PATH || onPath(SHELL);
  if (found) return found;
  if (!canInstall() || !packagesNamed(SHELL).includes(SHELL)) return chromium({ commands, report });
  report('installing Chromium without windows');
  try {
    await aptInstall(commands, () => [SHELL], report);
  } catch (error) {
    report((error as Error).message.split('\n')[0]);
  }
  return onPath(SHELL) ?? chromium({ commands, report });
}
