import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { LIMITS } from './status.ts';

const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');
const { groups } = parse(read('scripts/monitoring/alerts.yaml')) as {
  groups: { rules: { alert: string; expr: string }[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('scripts/monitoring/dashboard.json')) as {
  panels: { targets: { expr: string }[] }[];
};
const queries = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);

const KEY = 'a key of the tests, long enough';
let api: TestApp;
beforeAll(async () => {
  api = await testApp({ METRICS_KEY: KEY });
});
afterAll(() => api.close());

/** Figures of a query: names with an underscore that are neither a function nor a label. */
const figuresIn = (query: string) =>
  (query.replaceAll(/"[^"]*"/g, '').match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g) ?? []).map((name) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );
const NOT_OURS = ['rate_interval'];

describe('alerts and the dashboard', () => {
  it('ask for figures that a process tells', async () => {
    const { answer } = await api.call('GET', '/metrics', { headers: { authorization: `Bearer ${KEY}` } });
    const told = [...answer.body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    const elsewhere = ['indexer/src/metrics.ts', 'api/src/worker.ts', 'api/src/server.ts'].flatMap((file) =>
      [...read(file).matchAll(/name: '([a-z_]+)'/g)].map(([, name]) => name),
    );
    const known = new Set([...told, ...elsewhere, ...NOT_OURS]);
    const ofTheRuntime = (name: string) => /^(?:process|nodejs)_/.test(name);
    expect(queries.flatMap(figuresIn).filter((name) => !known.has(name) && !ofTheRuntime(name))).toEqual([]);
    expect(queries.length).toBeGreaterThan(40);
  });

  it('have a line each in the handbook, which says what to do', () => {
    const handbook = read('docs/operations.md');
    expect(rules.map(({ alert }) => alert).filter((alert) => !handbook.includes(`| \`${alert}\``))).toEqual([]);
  });

  it.each([
    ['IndexLate', LIMITS.indexLag.look],
    ['IndexVeryLate', LIMITS.indexLag.act],
    ['JobsLate', LIMITS.jobsLate.look],
    ['JobsVeryLate', LIMITS.jobsLate.act],
    ['BackupOld', LIMITS.backupAge.look],
    ['BackupVeryOld', LIMITS.backupAge.act],
    ['LedgerUnchecked', LIMITS.ledgerAge.look],
    ['DiskFilling', Math.round((1 - LIMITS.diskTaken.look) * 100) / 100],
    ['DiskFull', Math.round((1 - LIMITS.diskTaken.act) * 100) / 100],
  ])('fire at the limit of the status page: %s', (alert, limit) => {
    expect(rules.find((rule) => rule.alert === alert)?.expr).toMatch(new RegExp(`[<>] ${limit}(?:$|\\s)`));
  });
});
