import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './root.ts';

const SCRIPT = join(root, 'scripts/compose/run.sh');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const onAnInstallation = Object.keys(scripts).filter((name) => scripts[name]?.includes('run.mjs with-env'));
const FOR_DEVELOPMENT = ['db:reset', 'db:types', 'demo', 'clock', 'crawl', 'load', 'screens'];
const SERVICES_OF_THEIR_OWN = ['backup', 'restore'];

/** A folder with a `docker` that says what it was asked. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docker-'));
  writeFileSync(join(folder, 'docker'), '#!/bin/sh\nprintf "%s|" "$@"\n');
  chmodSync(join(folder, 'docker'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

const env = () => ({ ...process.env, PATH: `${folder}:${process.env.PATH}` });
const asked = (...words: string[]) => execFileSync('sh', [SCRIPT, ...words], { env: env(), encoding: 'utf8' });

describe('a command in its container', () => {
  it('is that of package.json, with its arguments as they came', () => {
    expect(asked('admin:create', '--email', 'a b@example.org')).toBe(
      'compose|exec|worker|node|--import|tsx|api/src/cli/admin-create.ts|--email|a b@example.org|',
    );
    expect(asked('search:audit')).toContain('compose|exec|indexer|node|--import|tsx|indexer/src/cli/audit.ts|');
    expect(asked('geo:load', '--streets', '/data/a.osm.pbf')).toContain('compose|run|--rm|migrate|node|');
  });

  it.each(onAnInstallation)('is there, or refused in a sentence: %s', (name) => {
    const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, name], { env: env(), encoding: 'utf8' });
    const isRefused = [...FOR_DEVELOPMENT, ...SERVICES_OF_THEIR_OWN].includes(name);
    expect([status === 0, stdout.startsWith('compose|'), /^run\.sh: /.test(stderr)]).toEqual(
      isRefused ? [false, false, true] : [true, true, false],
    );
  });
});
