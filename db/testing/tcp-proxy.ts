import { type AddressInfo, createServer, type Socket, connect as tcpConnect } from 'node:net';

/** A TCP proxy that can stop passing anything on, with every connection left open: a network that lost its way. */
export interface TcpProxy {
  port: number;
  /** Bytes sent meanwhile arrive late, or never when the sender has given up. */
  swallow(on: boolean): void;
  close(): void;
}

export async function tcpProxy(host: string, port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let swallowing = false;

  const server = createServer({ allowHalfOpen: false }, (near) => {
    const far = tcpConnect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (!to.destroyed) to.write(data);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        // Even the end of a connection is swallowed.
        if (!swallowing) to.destroy();
      });
      if (swallowing) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    swallow(on) {
      swallowing = on;
      for (const socket of sockets) on ? socket.pause() : socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
