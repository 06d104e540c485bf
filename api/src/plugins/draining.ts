import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { EVENT_STREAM } from '#lib/endpoint.ts';

declare module 'fastify' {
  interface FastifyInstance {
    draining: {
      isOn(): boolean;
      /** Proxies are told to send new requests elsewhere; whatever arrives all the same is answered. */
      begin(): void;
      /** Takes no further connection. Resolves when no request is under way (streams of news end when the app closes). */
      finish(): Promise<void>;
    };
  }
}

/**
 * Ending without a lost request. Once draining begins, each answer ends its connection; connections on which nothing has arrived
 * (browsers open such ahead, and Node counts them as busy) end when the server closes, which would wait for them otherwise.
 */
export const draining = fp(
  async (app) => {
    const open = new Set<Socket>();
    let isOn = false;
    const underWay = new Set<ServerResponse>();
    const isOver = (answer: ServerResponse) => {
      if (underWay.delete(answer) && underWay.size === 0) app.server.emit('quiet');
    };
    const endUnused = () => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    };
    app.server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    app.addHook('onRequest', async ({ routeOptions }, { raw }) => {
      if (routeOptions.config.endpoint?.file?.includes(EVENT_STREAM)) return;
      underWay.add(raw);
      // A request that breaks off is never answered: there is no `onResponse`.
      raw.once('close', () => {
        if (!raw.writableFinished) isOver(raw);
      });
    });
    app.addHook('onResponse', async (_request, { raw }) => isOver(raw));
    app.addHook('onSend', async (_request, reply) => {
      if (isOn) reply.header('connection', 'close');
    });
    app.addHook('preClose', async () => {
      isOn = true;
      endUnused();
    });
    app.decorate('draining', {
      isOn: () => isOn,
      begin() {
        isOn = true;
      },
      async finish() {
        isOn = true;
        app.server.close();
        endUnused();
        if (underWay.size > 0) await once(app.server, 'quiet');
      },
    });
  },
  { name: 'draining' },
);
