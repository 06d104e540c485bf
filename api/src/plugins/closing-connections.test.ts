import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closingConnections } from './closing-connections.ts';

it('ends connections that browsers opened ahead, and answers what is under way', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  await app.register(closingConnections);
  let answer = () => {};
  const isAsked = new Promise<void>((asked) => {
    app.get('/', async () => {
      asked();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return 'whole';
    });
  });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const ahead = connect(port, '127.0.0.1').resume();
  await once(ahead, 'connect');
  const asked = fetch(`http://127.0.0.1:${port}/`).then((reply) => reply.text());
  await isAsked;
  const closed = app.close();
  await once(ahead, 'close');
  answer();
  expect(await asked).toBe('whole');
  await closed;
});
