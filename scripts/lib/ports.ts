import { once } from 'node:events';
import { createServer } from 'node:net';
import getPort from 'get-port';
import { Problem } from './problem.ts';

const TRIED = 100;

/** @throws {Problem} when the setting is no port number */
export function portFrom(setting: string | undefined, otherwise: number): number {
  const port = Number(setting || otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`PORT=${setting} is not a port number.`);
}

const REFUSED: Record<string, string> = {
  EADDRINUSE: 'is taken by another program. Name another one, or leave PORT out: then the next free one is used',
  EACCES: 'is closed to this user. Name one from 1024 on, and let a proxy listen there',
};

/**
 * A port that was asked for by number: what stands before the site, or who typed it, expects it there.
 * @throws {Problem} when nobody can listen on it
 */
export async function askedPort(port: number): Promise<number> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return port;
  } catch (error) {
    const why = REFUSED[(error as NodeJS.ErrnoException).code ?? ''];
    throw why ? new Problem(`PORT=${port} ${why}.`) : error;
  } finally {
    server.close();
  }
}

/** `from`, or the next port after it that nobody listens on, on whichever address. */
export async function freePort(from: number): Promise<number> {
  const wanted = Array.from({ length: TRIED }, (_, step) => from + step).filter((port) => port < 65_536);
  const port = await getPort({ port: wanted });
  // Where all are taken, the library takes any.
  if (wanted.includes(port)) return port;
  throw new Problem(`No free port between ${from} and ${wanted.at(-1)}.`);
}

/** Any free port, for environments nobody needs to find again. */
export const anyPort = (): Promise<number> => getPort({ host: '127.0.0.1' });
