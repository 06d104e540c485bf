import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { anyPort, askedPort, freePort, portFrom } from './ports.ts';

let server: Server | undefined;
afterEach(() => server?.close());

describe('a port', () => {
  it('is what the setting says, or the usual one', () => {
    expect([portFrom('8080', 3000), portFrom('', 3000), portFrom(undefined, 3000)]).toEqual([8080, 3000, 3000]);
  });

  it.each(['0', '65536', '-1', 'web', '80.5'])('is never %s', (setting) => {
    expect(() => portFrom(setting, 3000)).toThrow(`PORT=${setting} is not a port number.`);
  });

  it.each(['127.0.0.1', '::'])('that is taken on %s is passed over', async (host) => {
    const port = await anyPort();
    server = createServer();
    await new Promise<void>((resolve) => server?.listen(port, host, resolve));
    expect(await freePort(port)).toBeGreaterThan(port);
    await expect(askedPort(port)).rejects.toThrow(`PORT=${port} is taken by another program.`);
  });

  it('that is asked for and free is taken', async () => {
    const port = await anyPort();
    expect(await askedPort(port)).toBe(port);
  });
});
