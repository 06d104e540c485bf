import { access } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import { configured } from './config.ts';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of an installed Chromium, undefined when there is none: render tests are then skipped. */
export async function findChromium(): Promise<string | undefined> {
  for (const path of [configured, ...CANDIDATES]) {
    if (
      path &&
      (await access(path).then(
        () => true,
        () => false,
      ))
    )
      return path;
  }
  return undefined;
}

/** Software WebGL, so that a picture is the same on a laptop and on a server without a graphics card. */
export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--force-color-profile=srgb'],
  });
