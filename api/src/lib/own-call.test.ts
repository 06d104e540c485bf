import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { callOwnApi } from './own-call.ts';

it('says 503 in the envelope to a page that is drawn while the process ends', async () => {
  const app = Fastify();
  app.decorate('ownCallSecret', 'x');
  app.get('/api/health', async () => ({ success: true }));
  const call = callOwnApi(app);
  const asked = { method: 'GET', path: '/api/health', query: {}, lang: 'en' } as const;
  const answers: Awaited<ReturnType<typeof call>>[] = [];
  app.addHook('onClose', async () => void answers.push(await call(asked)));
  await app.listen({ host: '127.0.0.1', port: 0 });
  expect((await call(asked)).statusCode).toBe(200);
  await app.close();
  expect(answers).toMatchObject([{ statusCode: 503, body: { success: false, code: 'service_unavailable' } }]);
});
