import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scanSecrets } from './scan-secrets.ts';

/** Put together here, so that the scan of this project does not find it. */
const PLANTED = ['aws_secret_access_key = ', 'wJalrXUtnFEMIK7MDENG', 'bPxRfiCYzQ8rT5vK1p2X'].join('');
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

it('passes where there is no secret, and reads nothing that git ignores', async () => {
  writeFileSync(path.join(root, 'config.ts'), 'export const region = "eu-central-1";\n');
  writeFileSync(path.join(root, '.gitignore'), '.env\n');
  writeFileSync(path.join(root, '.env'), PLANTED);
  expect(await scanSecrets({ root })).toEqual({ passed: 1, failed: 0 });
});

it('fails for a key in a new file, and prints its place without the key', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  writeFileSync(path.join(root, 'config.ts'), PLANTED);
  expect(await scanSecrets({ root })).toEqual({ passed: 0, failed: 1 });
  expect(String(printed.mock.calls[0])).toContain('config.ts');
  expect(String(printed.mock.calls[0])).not.toContain('bPxRfiCY');
});

it('reads every part of a long list of files', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let number = 0; number < 320; number++)
    writeFileSync(path.join(root, `${number}.ts`), `export {}; // ${number}\n`);
  writeFileSync(path.join(root, 'last.ts'), PLANTED);
  expect(await scanSecrets({ root })).toEqual({ passed: 0, failed: 1 });
});
