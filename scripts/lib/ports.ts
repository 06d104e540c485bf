import getPort from 'get-port';
import { Problem } from './problem.ts';

const TRIED = 100;

/** @throws {Problem} when the setting is no port number */
export function portFrom(setting: string | undefined, otherwise: number): number {
  const port = Number(setting || otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`PORT=${setting} is not a port number.`);
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
