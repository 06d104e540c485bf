import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './lib/endpoint.ts';
import { issueMessages } from './lib/messages.ts';
import { messages } from './messages.ts';

const features = fileURLToPath(new URL('./features', import.meta.url));
const endpoints: [string, Endpoint][] = [];
for (const feature of readdirSync(features)) {
  if (!readdirSync(`${features}/${feature}`).includes('contract.ts')) continue;
  const contract: Record<string, unknown> = await import(`./features/${feature}/contract.ts`);
  for (const [name, value] of Object.entries(contract)) {
    if (value && typeof value === 'object' && 'method' in value && 'path' in value) {
      endpoints.push([`${feature}.${name}`, value as Endpoint]);
    }
  }
}

describe('contracts', () => {
  it('are found', () => {
    expect(endpoints.map(([name]) => name)).toContain('search.searchListings');
  });

  it.each(endpoints)('%s words its errors in both languages', (_name, { errors = [] }) => {
    for (const code of errors) {
      expect(messages[code]?.ar, code).toMatch(/[\u0600-\u06ff]/);
      expect(messages[code]?.en, code).toMatch(/^[A-Z][^\u0600-\u06ff]+$/);
    }
  });

  it('have one path and verb each', () => {
    const names = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('word every fault of input in both languages', () => {
    for (const [code, message] of Object.entries(issueMessages)) {
      expect(message.ar, code).toMatch(/[\u0600-\u06ff]/);
      expect(message.en, code).toMatch(/^[A-Z]/);
    }
  });
});
