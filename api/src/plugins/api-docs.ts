import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Endpoint } from '#lib/endpoint.ts';
import { completeDocument, INTRODUCTION } from '#published-contract/document.ts';
import { namedSchemas } from '#published-contract/named-schemas.ts';
import { operationIds } from '#published-contract/operation-ids.ts';

/** The published contract: `/api/docs` to read, `/api/docs/json` for machines; made from the contracts that validate. */
export const apiDocs = fp(async (app) => {
  const { http, brand } = app.deps.config;
  const ids = operationIds();
  const schemaRegistry = namedSchemas();
  const transform = createJsonSchemaTransform({ schemaRegistry });
  const withSchemas = createJsonSchemaTransformObject({ schemaRegistry });
  const published = new Map<string, { endpoint: Endpoint; operationId: string }>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: brand.en,
        version: '1',
        description: INTRODUCTION,
        termsOfService: `${http.publicUrl}/terms`,
        contact: { name: brand.en, url: `${http.publicUrl}/contact` },
        license: { name: 'Proprietary', url: `${http.publicUrl}/terms` },
      },
      servers: [{ url: http.publicUrl }],
    },
    transform: (route) => {
      const { endpoint } = route.route.config ?? {};
      const schema = endpoint?.queryDocs ? { ...route.schema, querystring: endpoint.queryDocs } : route.schema;
      const shown = transform({ ...route, schema });
      const path = shown.url.replace(/:(\w+)/g, '{$1}');
      if (endpoint) published.set(`${endpoint.method} ${path}`, { endpoint, operationId: ids.get(endpoint) ?? '' });
      return shown;
    },
    transformObject: (made) => completeDocument(withSchemas(made) as OpenAPIV3_1.Document, published),
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
});
