import Fastify from 'fastify';

// A process of its own with one route that does nothing: what the framework itself costs.
const app = Fastify();
app.post('/nothing', () => ({}));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as { port: number }).port);
