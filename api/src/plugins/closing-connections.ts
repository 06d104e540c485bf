import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/**
 * When the server closes, ends the connections on which nothing has ever arrived (browsers open such ahead; to Node they are busy
 * with a request), and tells with each answer that is under way that its connection ends. Without, the server would wait for
 * them until it is killed.
 */
export const closingConnections = fp(
  async (app) => {
    const open = new Set<Socket>();
    let isClosing = false;
    app.server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    app.addHook('onSend', async (_request, reply) => {
      if (isClosing) reply.header('connection', 'close');
    });
    app.addHook('preClose', async () => {
      isClosing = true;
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    });
  },
  { name: 'closing-connections' },
);
