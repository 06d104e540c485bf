import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Bodies sent as they are, in the words of OpenAPI. */
const fileOf = (types: readonly string[]) => ({
  description: 'The file',
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
});

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
      const { queryDocs, file } = route.route.config?.endpoint ?? {};
      const schema = queryDocs ? { ...route.schema, querystring: queryDocs } : route.schema;
      const shown = jsonSchemaTransform({ ...route, schema });
      if (file) Object.assign(shown.schema.response ?? {}, { '2xx': fileOf(file) });
      return shown;
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
});
