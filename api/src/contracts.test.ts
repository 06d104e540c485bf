import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '#testing/contracts.ts';
import type { Feature } from './feature.ts';
import { features } from './features.ts';
import { issueMessages } from './lib/messages.ts';
import { messages } from './lib/worded.ts';

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

  it('are brought by their features, and so type the browser’s calls', async () => {
    const contracts = Object.values(features).map((brought: Feature) => brought.contract);
    for (const feature of new Set(endpoints.map(([name]) => name.split('.')[0]))) {
      const contract = await import(`./features/${feature}/contract.ts`);
      expect(contracts.includes(contract), feature).toBe(true);
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
