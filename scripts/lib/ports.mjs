import net from 'node:net';
import { Problem } from './problem.mjs';

const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** @throws {Problem} when the setting is no port number */
export function portFrom(setting, otherwise) {
  const port = Number(setting || otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`PORT=${setting} is not a port number.`);
}

/** Free on the loopback address and on all addresses: a listener on either is in the way. */
const isFree = async (port) => (await canListen(port, '127.0.0.1')) && (await canListen(port, '::'));

/** @returns {Promise<number>} `from`, or the next port after it that nobody listens on */
export async function freePort(from) {
  for (let port = from; port < Math.min(from + 100, 65_536); port++) if (await isFree(port)) return port;
  throw new Problem(`No free port between ${from} and ${from + 99}.`);
}

/** @returns {Promise<number>} any free port, for environments nobody needs to find again */
export const anyPort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
