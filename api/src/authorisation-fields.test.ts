import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '#testing/contracts.ts';
import type { Endpoint } from './lib/endpoint.ts';

/**
 * The other half of S1: which fields a route may answer with. Answers are serialised through the contract, so what is not in
 * `authorisation-fields.txt` does not leave; a new field shows up there, to be looked at (`npx vitest run api/src/authorisation-fields.test.ts -u` writes it).
 */
const contracts = (await allEndpoints()).map(([, endpoint]) => endpoint);
const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`;

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  additionalProperties?: boolean | Node;
  items?: Node;
  prefixItems?: Node[];
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  $ref?: string;
  $defs?: Record<string, Node>;
}
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as Node;

/** Every object of a schema, with the path that leads to it: `user.office`. */
function* objects(node: Node, path = ''): Generator<[string, Node]> {
  if (node.properties || node.type === 'object') yield [path, node];
  const within = (name: string) => (path ? `${path}.${name}` : name);
  for (const [name, child] of Object.entries(node.properties ?? {})) yield* objects(child, within(name));
  if (typeof node.additionalProperties === 'object') yield* objects(node.additionalProperties, within('*'));
  for (const child of [node.items, ...(node.prefixItems ?? []), ...(node.anyOf ?? [])])
    if (child) yield* objects(child, path);
  for (const child of [...(node.oneOf ?? []), ...(node.allOf ?? []), ...Object.values(node.$defs ?? {})])
    yield* objects(child, path);
}
function fieldsOf({ data }: Endpoint): string[] {
  const found = new Set<string>();
  for (const [path, node] of objects(schemaOf(data, 'output'))) {
    for (const name of Object.keys(node.properties ?? {})) found.add(path ? `${path}.${name}` : name);
    if (typeof node.additionalProperties === 'object') found.add(path ? `${path}.*` : '*');
  }
  return [...found].sort();
}

/** Words for what belongs to one person, and who may be told of it. */
const PRIVATE = [
  'email',
  'phone',
  'ip',
  'userAgent',
  'accessToken',
  'refreshToken',
  'recoveryCodes',
  'secret',
  'balance',
];
const NEVER = /^(?!hasPassword$|thumbhash$).*(password|hash|totp|sealed|fingerprint|^token$)/i;

describe('fields of answers (S1)', () => {
  it('are those that are written down, route by route', async () => {
    const lines = contracts.map((contract) => `${routeOf(contract)}: ${fieldsOf(contract).join(' ')}`.trim()).sort();
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./authorisation-fields.txt');
  });

  it('carry nothing of a person to those who are nobody to her', () => {
    const open = contracts.filter(({ access, path }) => access === 'public' && !path.startsWith('/auth/'));
    for (const one of open) {
      const named = fieldsOf(one).filter((field) => PRIVATE.includes(field.split('.').at(-1) ?? ''));
      expect(named, routeOf(one)).toEqual([]);
    }
  });

  it('carry no secret to anybody', () => {
    for (const one of contracts) {
      const secrets = fieldsOf(one).filter((field) => NEVER.test(field.split('.').at(-1) ?? ''));
      expect(secrets, routeOf(one)).toEqual([]);
    }
  });

  it('are declared one by one: no answer lets everything through', () => {
    for (const one of contracts) {
      for (const [path, { additionalProperties }] of objects(schemaOf(one.data, 'output'))) {
        expect(additionalProperties, `${routeOf(one)} ${path}`).not.toBe(true);
      }
    }
  });
});

describe('fields of bodies (S2)', () => {
  it('are declared at every depth: an object inside refuses what it does not know too', () => {
    for (const one of contracts) {
      for (const [path, { additionalProperties }] of one.body ? objects(schemaOf(one.body, 'input')) : []) {
        const isClosed = additionalProperties === false || typeof additionalProperties === 'object';
        expect(isClosed, `${routeOf(one)} ${path}`).toBe(true);
      }
    }
  });
});
