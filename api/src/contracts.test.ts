import { describe, expect, it } from 'vitest';
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

  it('word every fault of input in both languages', () => {
    for (const [code, message] of Object.entries(issueMessages)) {
      expect(message.ar, code).toMatch(/[\u0600-\u06ff]/);
      expect(message.en, code).toMatch(/^[A-Z]/);
    }
  });
});
