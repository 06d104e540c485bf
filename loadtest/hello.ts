import Fastify from 'fastify';

// The peer of a page from the cache, and of a call that is only noted: a Fastify that has nothing to do, in a process of its
// own as the site is.
const app = Fastify();
app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send('<!doctype html><title>hello</title>'));
app.post('/', () => ({}));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(address);
process.on('disconnect', () => process.exit(0));
