import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { root } from './root.ts';
import { bundleSite } from './site-programs.ts';

it('lets a bundled program name its sources when it fails, wherever the bundle lies', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'diyar-programs-'));
  try {
    const command = await bundleSite(folder);
    const { exitCode, stderr } = await execa(...command('api'), { env: {}, extendEnv: false, reject: false });
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`${path.join(root, 'api/src/config.ts')}:`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
