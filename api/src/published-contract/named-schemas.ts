import { z } from 'zod';
import type { Feature } from '#feature.ts';
import { features } from '#features.ts';
import { Failure } from '#lib/endpoint.ts';
import { endpointsIn } from './operation-ids.ts';

/**
 * Objects of bodies and answers by the names their contracts export them under: they stand once in the document, and clients
 * made of it have `ListingCard` instead of a copy for each call. Where two features mean different things by one name, both
 * get the feature's before it.
 */
export function namedSchemas(): z.core.$ZodRegistry<{ id: string }> {
  const exported = Object.entries(features).flatMap(([feature, { contract = {} }]: [string, Feature]) =>
    Object.entries(contract).map(([name, value]: [string, unknown]) => ({ feature, name, value })),
  );
  const endpoints = exported.flatMap(({ name, value }) => endpointsIn(name, value));
  // Parameters stand one by one.
  const parameters = new Set(endpoints.flatMap(([, one]) => [one.params, one.query, one.queryDocs]));
  const registry = z.registry<{ id: string }>();
  registry.add(Failure, { id: 'Failure' });
  const objects = exported.flatMap(({ feature, name, value }) =>
    value instanceof z.ZodObject && !parameters.has(value) ? [{ feature, name, value }] : [],
  );
  for (const { feature, name, value } of objects) {
    if (registry.has(value)) continue;
    const isTaken = objects.some((other) => other.name === name && other.value !== value);
    registry.add(value, { id: isTaken ? `${inPascalCase(feature)}${name}` : name });
  }
  return registry;
}

const inPascalCase = (feature: string) =>
  feature.replace(/(?:^|-)(\w)/g, (_dash, first: string) => first.toUpperCase());

type Schemas = Record<string, object>;

/** Those that the document leads to, by way of others too. */
export function usedSchemas(schemas: Schemas, document: object): Schemas {
  const used: Schemas = {};
  const follow = (part: object): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = schemas[name];
      if (!schema || used[name]) continue;
      used[name] = schema;
      follow(schema);
    }
  };
  follow(document);
  return used;
}
