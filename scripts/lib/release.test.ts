import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = (path: string) => fileURLToPath(new URL(`../${path}/release.sh`, import.meta.url));

/** Stands in for docker: an image is a file with its id, and what matches `FAILS` fails. */
const DOCKER = `#!/bin/sh
echo "$*" >> "$PLACE/calls"
echo "$*" | grep -qE "\${FAILS:-nothing fails}" && exit 1
case "$1 $2" in
  'image inspect') for name; do :; done; cat "$PLACE/$name" 2>/dev/null ;;
  'compose build') echo "$BUILT" > "$PLACE/diyar:latest" ;;
  'tag '*) if [ -e "$PLACE/$2" ]; then cat "$PLACE/$2"; else echo "$2"; fi > "$PLACE/tagged"; mv "$PLACE/tagged" "$PLACE/$3" ;;
esac
exit 0
`;
const SYSTEMCTL = `#!/bin/sh
echo "$* $(basename "$(readlink "$DIYAR_HOME/current")")" >> "$PLACE/calls"
! echo "$* $(basename "$(readlink "$DIYAR_HOME/current")")" | grep -qE "\${FAILS:-nothing fails}"
`;

/** Jobs of `migrate` succeed; a release changes every deployment but `backup`. */
const KUBECTL = `#!/bin/sh
echo "$*" >> "$PLACE/calls"
echo "$*" | grep -qE "\${FAILS:-nothing fails}" && exit 1
case "$*" in
  *status.succeeded*) [ -n "\${MIGRATION_FAILS:-}" ] || printf 1 ;;
  *status.failed*) [ -z "\${MIGRATION_FAILS:-}" ] || printf 1 ;;
  *revision*) if grep -q part=site "$PLACE/calls" && ! echo "$*" | grep -q backup; then printf 2; else printf 1; fi ;;
  *'get deployment api'*) [ -z "\${IS_FIRST:-}" ] && echo deployment.apps/api ;;
esac
exit 0
`;

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'diyar-release-'));
  for (const [name, text] of Object.entries({
    docker: DOCKER,
    systemctl: SYSTEMCTL,
    kubectl: KUBECTL,
    journalctl: '#!/bin/sh\n',
  })) {
    writeFileSync(join(place, name), text);
    chmodSync(join(place, name), 0o755);
  }
});
afterEach(() => rmSync(place, { recursive: true }));

function run(path: string, args: string[], env: Record<string, string> = {}) {
  rmSync(join(place, 'calls'), { force: true });
  const { status, stdout, stderr } = spawnSync('sh', [script(path), ...args], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${place}:${process.env.PATH}`, PLACE: place, DIYAR_HOME: place, ...env },
  });
  const calls = existsSync(join(place, 'calls')) ? readFileSync(join(place, 'calls'), 'utf8').trim().split('\n') : [];
  return { status, said: stdout + stderr, calls };
}

describe('a release with compose', () => {
  const image = (tag: string) => {
    const file = join(place, `diyar:${tag}`);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  };
  const release = (args: string[], env: Record<string, string> = {}) => {
    const { calls, ...rest } = run('compose', args, env);
    const put = calls.filter((call) => call.includes('up --detach --no-deps')).map((call) => call.split('--wait ')[1]);
    return { ...rest, calls, put };
  };

  it('migrates, then puts one group after the other; the way back is the version before', () => {
    expect(release([], { BUILT: '1' })).toMatchObject({ status: 0 });
    const second = release([], { BUILT: '2' });
    expect(second).toMatchObject({ status: 0, put: ['api-a', 'api-b', 'worker indexer backup proxy'] });
    expect(second.calls.findIndex((call) => call.includes('migrate'))).toBeLessThan(
      second.calls.findIndex((call) => call.endsWith('api-a')),
    );
    expect([image('latest'), image('previous')]).toEqual(['2', '1']);
    const back = release(['back']);
    expect(back).toMatchObject({ status: 0, put: ['api-a', 'api-b', 'worker indexer backup proxy'] });
    expect(back.calls.join()).not.toContain('migrate');
    expect([image('latest'), image('previous')]).toEqual(['1', '2']);
  });

  it('stops at a broken migration, with the version that runs as the one a reboot starts', () => {
    release([], { BUILT: '1' });
    const { status, said, put } = release([], { BUILT: '2', FAILS: 'run --rm migrate' });
    expect({ status, put }).toEqual({ status: 1, put: [] });
    expect(said).toContain('The version that runs goes on.');
    expect(image('latest')).toBe('1');
  });

  it('takes a version back that does not become ready', () => {
    release([], { BUILT: '1' });
    const { status, said, put } = release([], { BUILT: '2', FAILS: 'wait api-b' });
    expect({ status, put }).toEqual({ status: 1, put: ['api-a', 'api-b', 'api-b'] });
    expect(said).toContain('api-b does not become ready either; the other group goes on.');
    expect(image('latest')).toBe('1');
  });

  it('says that there is nothing to go back to', () => {
    expect(release(['back'])).toMatchObject({ status: 1, put: [] });
  });
});

describe('a release with systemd', () => {
  const folder = (name: string) => {
    for (const part of ['api/src', 'node_modules', 'web/dist']) mkdirSync(join(place, name, part), { recursive: true });
    writeFileSync(join(place, name, 'api/src/server.ts'), '');
    return join(place, name);
  };
  const current = () => readlinkSync(join(place, 'current')).split('/').at(-1);
  const restarts = ({ calls }: { calls: string[] }) => calls.filter((call) => call.startsWith('restart diyar-api'));

  it('migrates, restarts one process after the other, and goes back', () => {
    run('systemd', [folder('one')]);
    const update = run('systemd', [folder('two')]);
    expect(update.status).toBe(0);
    expect(update.calls[0]).toBe('start diyar-migrate.service one');
    expect(restarts(update)).toEqual(['restart diyar-api@3001.service two', 'restart diyar-api@3002.service two']);
    const back = run('systemd', ['back']);
    expect(restarts(back)).toEqual(['restart diyar-api@3001.service one', 'restart diyar-api@3002.service one']);
    expect(back.calls.join()).not.toContain('migrate');
  });

  it('stops at a broken migration', () => {
    run('systemd', [folder('one')]);
    const update = run('systemd', [folder('two')], { FAILS: 'start diyar-migrate' });
    expect(update).toMatchObject({ status: 1, calls: ['start diyar-migrate.service one'] });
    expect(current()).toBe('one');
  });

  it('takes a version back that does not become ready, and leaves what it did not touch', () => {
    run('systemd', [folder('one')]);
    const update = run('systemd', [folder('two')], { FAILS: '3001.service two' });
    expect(update.status).toBe(1);
    expect(restarts(update)).toEqual(['restart diyar-api@3001.service two', 'restart diyar-api@3001.service one']);
    expect(update.said).toContain('The release was taken back.');
    expect(current()).toBe('one');
  });

  it('takes no folder that is not whole', () => {
    mkdirSync(join(place, 'half'));
    expect(run('systemd', [join(place, 'half')])).toMatchObject({ status: 1, calls: [] });
  });
});

describe('a release on Kubernetes', () => {
  const applied = ({ calls }: { calls: string[] }) =>
    calls.flatMap((call) => /^apply --kustomize \. --selector part=(\w+)/.exec(call)?.[1] ?? []);
  const undone = ({ calls }: { calls: string[] }) =>
    calls.flatMap((call) => / rollout undo deployment\/(\w+)/.exec(call)?.[1] ?? []);
  const DEPLOYMENTS = ['api', 'worker', 'indexer', 'backup'];

  it('puts what is needed, then migrates, then puts the site, and goes back', () => {
    const update = run('kubernetes', []);
    expect(update.status).toBe(0);
    expect(applied(update)).toEqual(['base', 'migrate', 'site']);
    expect(undone(update)).toEqual([]);
    const back = run('kubernetes', ['back']);
    expect(back.status).toBe(0);
    expect([applied(back), undone(back)]).toEqual([[], DEPLOYMENTS]);
  });

  it('stops at a broken migration', () => {
    const update = run('kubernetes', [], { MIGRATION_FAILS: '1' });
    expect(update.status).toBe(1);
    expect(update.said).toContain('The version that runs goes on.');
    expect(applied(update)).toEqual(['base', 'migrate']);
  });

  it('takes a version back that does not become ready, unless it is the first', () => {
    const update = run('kubernetes', [], { FAILS: 'rollout status deployment/worker' });
    expect(update.status).toBe(1);
    expect(undone(update)).toEqual(['api', 'worker', 'indexer']);
    expect(update.calls).toContain('--namespace diyar rollout undo deployment/api --to-revision 1');
    expect(update.said).toContain('was taken back');
    const first = run('kubernetes', [], { FAILS: 'rollout status deployment/worker', IS_FIRST: '1' });
    expect([first.status, undone(first)]).toEqual([1, []]);
  });
});
