import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '#lib/endpoint.ts';
import { AUTHORISATION } from '#testing/authorisation.ts';
import { allEndpoints } from '#testing/contracts.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { playAsStranger } from '#testing/third-party-client/generate.ts';
import { failureCodes, statusesOf } from './failure-codes.ts';
import { EXAMPLES } from './operation.ts';

/** Warnings that stay: addresses are the specification's (`/offices/city/{city}`), and a click on an advertisement leads away. */
const MEANT = ['warn no-ambiguous-paths', 'warn operation-2xx-response'];

const endpoints = await allEndpoints();
let api: TestApp;
let document: OpenAPIV3_1.Document;
let operations: [string, OpenAPIV3_1.OperationObject][];

beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: 'https://diyar.test' });
  const { answer, json } = await api.call('GET', '/docs/json');
  expect(answer.statusCode).toBe(200);
  document = json;
  operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]): [string, OpenAPIV3_1.OperationObject] => [
      `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`,
      operation as OpenAPIV3_1.OperationObject,
    ]),
  );
});
afterAll(() => api.close());

describe('the published contract', () => {
  it('is accepted by a public linter’s recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
    const told = problems.map(({ severity, ruleId, message, location }) =>
      [severity, ruleId, message, location[0]?.pointer].join(' '),
    );
    expect(told.filter((problem) => !MEANT.some((rule) => problem.startsWith(rule)))).toEqual([]);
  });

  it('names every operation as its contract does, and no two alike', () => {
    const names = operations.map(([route, { operationId }]) => operationId || route);
    expect(names.filter((name) => !/^[a-z]\w*$/i.test(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['login', 'searchListings', 'officeImportsUpload']));
  });

  it('asks for a token where the authorisation table lets nobody in without', () => {
    for (const [route, { security = [] }] of operations) {
      const isOpen = security.every((requirement) => !('accessToken' in requirement));
      expect(isOpen, route).toBe(AUTHORISATION[route]?.expects.visitor === 'in');
    }
  });

  it('has what calls share once, by the names of the contracts', () => {
    const { schemas = {} } = document.components ?? {};
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Failure', 'ListingCard', 'NewListingInput', 'User']));
    expect(JSON.stringify(schemas.SearchAnswer)).toContain('"$ref":"#/components/schemas/ListingCard"');
  });

  it('says of every call how it is meant: a feature, a success, a refusal', () => {
    const described = new Set(document.tags?.map(({ name }) => name));
    for (const [route, { tags = [], responses = {} }] of operations) {
      expect(described.has(tags[0] ?? ''), route).toBe(true);
      expect(Object.keys(responses), route).toEqual(expect.arrayContaining(['4XX', '5XX']));
    }
  });

  it('has types that may be null, and none of the older way', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(JSON.stringify(document)).not.toContain('"nullable"');
    expect(JSON.stringify(document)).toContain('["string","null"]');
  });

  it.each(endpoints)('%s: every failure has its status', (_name, endpoint) => {
    for (const code of failureCodes(endpoint)) expect(statusesOf(code), code).not.toEqual([]);
  });

  it('says the statuses that are thrown', async () => {
    const source = fileURLToPath(new URL('..', import.meta.url));
    let thrown = 0;
    for await (const file of glob('**/*.ts', { cwd: source, exclude: (name) => name.endsWith('.test.ts') })) {
      for (const [, code = '', status] of readFileSync(`${source}/${file}`, 'utf8').matchAll(
        /new AppError\(\s*'(\w+)',\s*(\d+)/g,
      )) {
        expect(statusesOf(code), `${code} in ${file}`).toContain(Number(status));
        thrown++;
      }
    }
    expect(thrown).toBeGreaterThan(300);
  });

  it.each([...EXAMPLES].map(([endpoint, shown]) => [`${endpoint.method} ${endpoint.path}`, endpoint, shown] as const))(
    '%s: the example is a call that is taken and an answer that is given',
    (_route, { params, query, body, data }, shown) => {
      if (params) params.parse(shown.params);
      if (query) query.parse(shown.query);
      if (body) body.parse(shown.body);
      ok(data)
        .strict()
        .parse({ success: true, data: shown.data, message: null, errors: null, statusCode: 200, code: null });
    },
  );

  it('makes a client that compiles and plays from registration to a purchase', async () => {
    const played = await playAsStranger(api, document);
    expect(played).toEqual({
      id: expect.any(String),
      draftVersion: 1,
      photos: 1,
      handedIn: 'pending',
      approved: 'active',
      found: [{ id: played.id, title: 'Bright flat in Mezzeh' }],
      price: 85_000,
      tooEarly: 'proof_needed',
      phone: '+963911111111',
      leadId: expect.any(String),
      boost: [{ status: 'active', duration: 7 }],
      balance: 15,
    });
  });
});
