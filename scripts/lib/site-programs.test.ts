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
    // Of the right length, and no key of that curve.
    const env = {
      DATABASE_URL: 'postgres://127.0.0.1:9/nothing',
      MEILI_URL: 'http://127.0.0.1:9',
      AUTH_SECRET: 'a secret of tests, long enough for nobody',
      VAPID_PRIVATE_KEY: 'A'.repeat(43),
    };
    const { exitCode, stderr } = await execa(...command('api'), { env, extendEnv: false, reject: false });
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`${path.join(root, 'api/src/config.ts')}:`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('says in sentences, without a stack, which settings of a process are not in order', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'diyar-programs-'));
  try {
    const command = await bundleSite(folder);
    const env = { BRAND_AR: 'ديار', S3_ENDPOINT: 'https://s3.example', CONTACT_PHONE: '12' };
    const { exitCode, stderr } = await execa(...command('api'), { env, extendEnv: false, reject: false });
    expect(exitCode).toBe(1);
    for (const name of ['DATABASE_URL', 'AUTH_SECRET', 'S3_ENDPOINT', 'CONTACT_PHONE'])
      expect(stderr).toContain(`✗ ${name}`);
    expect(stderr).not.toContain('    at ');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
