import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import type { Feature } from './feature.ts';
import { allFeatures, features } from './features.ts';

const entries: [string, Feature][] = Object.entries(features);
const folder = new URL('./features/', import.meta.url);

/** Features that each one's files import. */
function imports(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [name = '', ...path] = file.split('/');
    if (!/(?<!\.test)\.ts$/.test(file)) continue;
    const up = '../'.repeat(path.length);
    const text = readFileSync(new URL(file, folder), 'utf8');
    const named = [...text.matchAll(/from '((?:\.\.\/)+)([\w-]+)\//g)].flatMap(([, climbed, other = '']) =>
      climbed === up ? [other] : [],
    );
    found.set(name, new Set([...(found.get(name) ?? []), ...named]));
  }
  return found;
}

/** Names that lead back to where they began, in order; undefined where none does. */
function circleIn(graph: Map<string, Set<string>>): string[] | undefined {
  const clear = new Set<string>();
  const walk = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (clear.has(name)) return;
    for (const next of graph.get(name) ?? []) {
      const circle = walk(next, [...path, name]);
      if (circle) return circle;
    }
    clear.add(name);
  };
  for (const name of graph.keys()) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
}

const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

describe('the list of features', () => {
  it('holds every folder under its name, with what the folder brings', async () => {
    const folders = readdirSync(folder);
    expect(Object.keys(features).sort()).toEqual(folders.sort());
    for (const [name, brought] of entries) {
      const own = await import(`./features/${name}/feature.ts`);
      expect(Object.values(own), name).toEqual([brought]);
      const files = readdirSync(new URL(name, folder));
      expect('contract' in brought, name).toBe(files.includes('contract.ts'));
      // A few sentences stand in `feature.ts` itself.
      if (files.includes('messages.ts')) expect(brought, name).toHaveProperty('messages');
      if (files.includes('notification-words.ts')) expect(brought, name).toHaveProperty('notifications');
    }
  });

  it('knows features that stand on each other, never in a circle', () => {
    expect(imports().get('boosts')).toContain('payments');
    expect(circleIn(imports())).toBeUndefined();
  });

  it('words each code in one feature', () => {
    expect(twice(allFeatures.flatMap(({ messages = {} }) => Object.keys(messages)))).toEqual([]);
  });

  it('words each kind of notification in one feature', () => {
    expect(twice(allFeatures.flatMap(({ notifications = {} }) => Object.keys(notifications)))).toEqual([]);
  });

  it('does each job in one feature, and does what is on time', async () => {
    const api = await testApp();
    const { app, config, db, database } = api;
    const { images, files, log } = app.deps;
    const mailer = { send: async () => undefined, close: () => {} };
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
