import { existsSync } from 'node:fs';

/** The browser that benchmarks drive: `CHROME_PATH`, else an installed one. */
export const CHROME =
  process.env.CHROME_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
