import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The published contract: `/api/docs` to read, `/api/docs/json` for machines; made from the schemas that validate. */
export const apiDocs = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Diyar',
        version: '1',
        description:
          'Every answer is `{success, data, message, errors, statusCode, code}` in the language of Accept-Language.',
      },
      servers: [{ url: app.deps.config.http.publicUrl }],
    },
    transform: (route) => {
      const queryDocs = route.route.config?.endpoint?.queryDocs;
      const schema = queryDocs ? { ...route.schema, querystring: queryDocs } : route.schema;
      return jsonSchemaTransform({ ...route, schema });
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
});
