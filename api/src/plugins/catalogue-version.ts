import fp from 'fastify-plugin';

/** Whoever keeps names, categories or filters learns from any answer that there are others. */
export const catalogueVersion = fp(async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    const version = app.deps.facts.version();
    if (version) reply.header('x-catalogue', version);
  });
});
