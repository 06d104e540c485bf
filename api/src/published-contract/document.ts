import type { OpenAPIV3_1 } from 'openapi-types';
import type { Feature } from '#feature.ts';
import { features } from '#features.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { failureExamples, sharedResponses } from './failures.ts';
import { usedSchemas } from './named-schemas.ts';
import { describeOperation } from './operation.ts';

/** Operations of the document by `POST /api/auth/login`. */
export type Published = ReadonlyMap<string, { endpoint: Endpoint; operationId: string }>;

/** What every reader of the contract needs to know first. */
export const INTRODUCTION = `
Every answer is \`{success, data, message, errors, statusCode, code}\`, in the language of \`Accept-Language\` (\`ar\` or \`en\`).
A failure has a \`code\` for programs, a \`message\` for people, and \`errors\` with the path of each wrong field. Codes are added
over time: treat one you do not know by its status.

Sign in with \`POST /api/auth/login\`. The access token goes along as \`Authorization: Bearer …\` and is good for five minutes;
\`POST /api/auth/refresh-token\` trades the refresh token for two new ones. With the header \`X-Session: cookie\` the refresh token
travels as an HttpOnly cookie instead of in the body.

Ids are UUIDs, moments are ISO 8601 in UTC, amounts are dollars unless a field says otherwise, lengths are metres.`.trim();

/** How callers show who they are (\`plugins/auth\`, \`session-reply\`, \`lib/auth/proofs\`). */
const SECURITY: Record<string, OpenAPIV3_1.SecuritySchemeObject> = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `accessToken` of a sign-in, good for five minutes and as long as its session lives.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'diyar_refresh',
    description: 'The refresh token of callers that send `X-Session: cookie`; others send it in the body.',
  },
  proof: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Proof',
    description: 'The `proof` of `POST /api/auth/proof`: the person, or the second factor, was asked for a moment ago.',
  },
};

const ABOUT = new Map(Object.entries<Feature>(features).map(([name, { about }]) => [name, about]));

/** Completes the document made from the schemas: operations, what they share, and the features they belong to. */
export function completeDocument(document: OpenAPIV3_1.Document, published: Published): OpenAPIV3_1.Document {
  const tags = new Set<string>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item ?? {})) {
      const known = published.get(`${method.toUpperCase()} ${path}`);
      if (!known) continue;
      describeOperation(operation as OpenAPIV3_1.OperationObject, known.endpoint, known.operationId);
      tags.add(known.endpoint.tag);
    }
  }
  document.tags = [...tags].sort().map((name) => ({ name, description: ABOUT.get(name) }));
  const endpoints = [...published.values()].map(({ endpoint }) => endpoint);
  const responses = sharedResponses(endpoints);
  document.components = {
    securitySchemes: SECURITY,
    parameters: {
      AcceptLanguage: { in: 'header', name: 'Accept-Language', schema: { type: 'string' }, example: 'en' },
    },
    schemas: usedSchemas(document.components?.schemas ?? {}, { paths: document.paths, responses }),
    responses,
    examples: failureExamples(endpoints),
  };
  return document;
}
