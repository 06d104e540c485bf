import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import type { Feature } from './feature.ts';
import { allFeatures, features } from './features.ts';

const entries: [string, Feature][] = Object.entries(features);
const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

describe('the list of features', () => {
  it('holds every folder under its name, with what the folder brings', async () => {
    const folders = readdirSync(new URL('./features', import.meta.url));
    expect(Object.keys(features).sort()).toEqual(folders.sort());
    for (const [folder, brought] of entries) {
      const own = await import(`./features/${folder}/feature.ts`);
      expect(Object.values(own), folder).toEqual([brought]);
      const files = readdirSync(new URL(`./features/${folder}`, import.meta.url));
      expect('contract' in brought, folder).toBe(files.includes('contract.ts'));
      expect('messages' in brought, folder).toBe(files.includes('messages.ts'));
    }
  });

  it('words each code in one feature', () => {
    expect(twice(allFeatures.flatMap(({ messages = {} }) => Object.keys(messages)))).toEqual([]);
  });

  it('does each job in one feature, and does what is on time', async () => {
    const api = await testApp();
    const { app, config, db, database } = api;
    const { images, files, log } = app.deps;
    const mailer = { send: async () => {}, close: () => {} };
    const deps = { config, db, mailer, log, images, files, databaseUrl: database.url, features: allFeatures };
    const done = allFeatures.flatMap(({ tasks }) => Object.keys(tasks?.(deps) ?? {}));
    await api.close();
    expect(twice(done)).toEqual([]);
    const scheduled = allFeatures.flatMap(({ schedule = [] }) => schedule.map(({ task }) => task));
    expect(scheduled.filter((task) => !done.includes(task))).toEqual([]);
  });

  it('sells each product in one feature, and names each kind of event of the clock once', () => {
    const products = allFeatures.flatMap(({ products = {} }) => Object.keys(products));
    expect(products.sort()).toEqual(['advertisement', 'boost', 'listing', 'subscription']);
    expect(twice(allFeatures.flatMap(({ clock = [] }) => clock.map(({ kind }) => kind)))).toEqual([]);
  });

  it('judges each column and each table in one feature', () => {
    const named = allFeatures.flatMap(({ text: { people = [], ours = [], tables = [] } = {} }) => [
      ...people,
      ...ours,
      ...tables,
    ]);
    expect(twice(named)).toEqual([]);
    expect(named.filter((column) => named.includes(column.split('.')[0] ?? '') && column.includes('.'))).toEqual([]);
  });
});
