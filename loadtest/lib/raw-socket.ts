import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** Of each answer on the connection, in order. */
  statuses: number[];
  text: string;
  isClosed: boolean;
  ms: number;
}

/** Opens a connection to a site's address. */
export function rawSocket(url: string, from?: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port), ...(from && { localAddress: from }) });
}

/** Writes bytes as they are and reads until the connection ends, so many answers began and went quiet, or the time is over. */
export function sendRaw(
  url: string,
  bytes: string | Buffer,
  { answers = Number.POSITIVE_INFINITY, withinMs = 5_000 } = {},
) {
  return new Promise<RawAnswer>((resolve) => {
    const socket = rawSocket(url);
    const began = performance.now();
    let text = '';
    let quiet: NodeJS.Timeout | undefined;
    const statusesIn = () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    const done = (isClosed: boolean) => {
      clearTimeout(timer);
      clearTimeout(quiet);
      socket.destroy();
      resolve({ statuses: statusesIn(), text, isClosed, ms: performance.now() - began });
    };
    const timer = setTimeout(() => done(false), withinMs);
    socket.on('data', (data) => {
      text += data.toString('latin1');
      clearTimeout(quiet);
      if (statusesIn().length >= answers) quiet = setTimeout(() => done(false), 250);
    });
    for (const event of ['end', 'close', 'error']) socket.once(event, () => done(true));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}
