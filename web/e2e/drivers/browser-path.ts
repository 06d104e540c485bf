import { existsSync } from 'node:fs';

const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser of this machine, or the one that `CHROME_PATH` names. */
export function browserPath(): string {
  const path = process.env.CHROME_PATH ?? BROWSERS.find((candidate) => existsSync(candidate));
  if (!path) throw new Error('No Chromium or Chrome found; name one in CHROME_PATH');
  return path;
}
