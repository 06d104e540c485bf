import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeFile, interpolated } from '@diyar/db/compose-file';
import { anyPort } from './private-engine.ts';
import { until } from './until.ts';

export interface Caddy {
  url: string;
  close(): Promise<void>;
}

/**
 * The proxy of compose.yaml by its own words, before processes on this machine. `CADDY` names the program.
 * @param upstreams addresses in the place of the containers' names, as `host:port`
 */
export async function startCaddy(
  upstreams: Record<string, string>,
  settings: Record<string, string> = {},
): Promise<Caddy> {
  const program = process.env.CADDY ?? 'caddy';
  const folder = mkdtempSync(join(tmpdir(), 'diyar-caddy-'));
  const [port, admin] = [await anyPort(), await anyPort()];
  const url = `http://127.0.0.1:${port}`;
  const written = interpolated(composeFile().configs.proxy?.content ?? '', { ...settings, DOMAIN: url });
  const here = Object.entries(upstreams).reduce((text, [name, address]) => text.replaceAll(name, address), written);
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin 127.0.0.1:${admin}\n\tauto_https off\n}\n${here}`);
  const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit').catch(() => {
    console.error(`There is no program ${program} here: apt-get install caddy, or name it with CADDY=/path/to/caddy.`);
    process.exit(1);
  });
  await until('the proxy answers', async () => (await fetch(`${url}/api/health`)).ok);
  return {
    url,
    async close() {
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
