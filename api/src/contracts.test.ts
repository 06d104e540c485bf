import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../testing/contracts.ts';
import { issueMessages } from './lib/messages.ts';
import { messages } from './messages.ts';

const endpoints = await allEndpoints();

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

  it('are in the table that types the browser’s calls, feature by feature', () => {
    const table = readFileSync(new URL('./endpoints.ts', import.meta.url), 'utf8');
    for (const feature of new Set(endpoints.map(([name]) => name.split('.')[0]))) {
      expect(table).toContain(`typeof import('./features/${feature}/contract.ts')`);
    }
  });

  it.each(endpoints)('%s has a schema for the parameters of its path, and no others', (_name, { path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const declared = params instanceof z.ZodObject ? Object.keys(params.shape) : [];
    expect(declared.sort()).toEqual(inPath.sort());
  });

  it('word every fault of input in both languages', () => {
    for (const [code, message] of Object.entries(issueMessages)) {
      expect(message.ar, code).toMatch(/[\u0600-\u06ff]/);
      expect(message.en, code).toMatch(/^[A-Z]/);
    }
  });
});
