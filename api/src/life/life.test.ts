import { existsSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Feature } from '#feature.ts';
import { features } from '#features.ts';
import { answersByEvent } from './answer.ts';
import { eventsOf, type LifeEvent, SUBJECTS, type Subject } from './events.ts';
import { lifePage } from './page.ts';

const entries: [string, Feature][] = Object.entries(features);

/** What a reference to each table makes a feature answer for. An account of the ledger is a person's or an office's. */
const POINTS_AT: Record<string, readonly Subject[]> = {
  listings: ['listing'],
  users: ['person'],
  offices: ['office'],
  ledger_accounts: ['person', 'office'],
  subscriptions: ['plan'],
  plans: ['plan'],
  categories: ['category'],
  attributes: ['attribute', 'option'],
  locations: ['place'],
};
/** Columns that point at a table without saying so to the database. */
const NAMED_AFTER: Record<string, string> = {
  listing_id: 'listings',
  user_id: 'users',
  owner_id: 'users',
  office_id: 'offices',
  category_id: 'categories',
  location_id: 'locations',
  subscription_id: 'subscriptions',
  account_id: 'ledger_accounts',
};

let database: TestDatabase;
let references: { table: string; to: string }[];
let triggers: { name: string; on: string; definition: string }[];
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.owner.raw<{ rows: typeof references }>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as "to"
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
     union
     select c.table_name, n.value
     from information_schema.columns c join jsonb_each_text(?::jsonb) n on n.key = c.column_name
       join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
    [JSON.stringify(NAMED_AFTER)],
  );
  references = rows.filter(({ to }) => to in POINTS_AT);
  const found = await database.owner.raw<{ rows: typeof triggers }>(
    `select tgname as name, tgrelid::regclass::text as "on", pg_get_triggerdef(oid) as definition
     from pg_trigger where not tgisinternal`,
  );
  triggers = found.rows;
});
afterAll(() => database.drop());

/** Tables that a feature names as its own, for whatever reason. */
const tablesOf = ({ tables = [], owned = [], retention = [], text = {} }: Feature): Set<string> =>
  new Set([
    ...tables,
    ...owned,
    ...retention.map(({ table }) => table),
    ...[...(text.people ?? []), ...(text.ours ?? []), ...(text.tables ?? [])].map(
      (column) => column.split('.')[0] ?? '',
    ),
  ]);
const ownersOf = (table: string) => entries.filter(([, feature]) => tablesOf(feature).has(table)).map(([name]) => name);
function unansweredBy(name: string, to: string, among: (subject: Subject) => LifeEvent[]): string[] {
  const answers = answersByEvent(entries.find(([own]) => own === name)?.[1].answers ?? []);
  return (POINTS_AT[to] ?? [])
    .flatMap(among)
    .filter((event) => !answers.has(event))
    .map((event) => `${name} does not answer ${event}`);
}
const eventsIn = (definition: string) =>
  [...definition.matchAll(/'([a-z]+\.[a-z_]+)'/g)].map(([, event = '']) => event);

describe('what becomes of a listing, a person, an office … ', () => {
  it('is answered by every feature whose rows point to it', () => {
    const missing = references.flatMap(({ table, to }) => {
      const owners = ownersOf(table);
      if (owners.length === 0) return [`${table} points to ${to}, and no feature names it as its own`];
      return owners.flatMap((name) => unansweredBy(name, to, eventsOf).map((event) => `${event} (${table})`));
    });
    expect([...new Set(missing)].sort()).toEqual([]);
  });

  it('would be answered by none of them if it were new', () => {
    const pairs = references.flatMap(({ table, to }) => ownersOf(table).map((name) => ({ name, to })));
    const unheardOf = (subject: Subject) => [...eventsOf(subject), `${subject}.unheard_of` as LifeEvent];
    expect(pairs.length).toBeGreaterThan(50);
    for (const { name, to } of pairs)
      expect(unansweredBy(name, to, unheardOf)).toEqual(
        (POINTS_AT[to] ?? []).map((subject) => `${name} does not answer ${subject}.unheard_of`),
      );
  });

  it('is answered once by each', () => {
    const twice = entries.flatMap(([name, { answers = [] }]) => {
      const events = answers.flatMap(({ to }) => to);
      return events.filter((event, at) => events.indexOf(event) !== at).map((event) => `${name}: ${event}`);
    });
    expect(twice).toEqual([]);
  });

  it('is answered by triggers and commands that are there, and by no other trigger', () => {
    const wrong: string[] = [];
    const declared = new Map<string, Set<string>>();
    for (const [name, { answers = [] }] of entries)
      for (const [event, answer] of answersByEvent(answers)) {
        if ('command' in answer && !existsSync(new URL(`../features/${answer.command}`, import.meta.url)))
          wrong.push(`${name}: ${answer.command} is not there`);
        if (!('trigger' in answer)) continue;
        if (!triggers.some((trigger) => trigger.name === answer.trigger))
          wrong.push(`${name}: ${answer.trigger} is not there`);
        declared.set(answer.trigger, (declared.get(answer.trigger) ?? new Set()).add(event));
      }
    expect([...new Set(wrong)]).toEqual([]);
    const onEvents = triggers.filter(({ on }) => on === 'life_events');
    expect(onEvents.length).toBeGreaterThan(0);
    for (const { name, definition } of onEvents)
      expect([...(declared.get(name) ?? [])].sort(), name).toEqual([...new Set(eventsIn(definition))].sort());
  });

  it('is raised where it happens', async () => {
    const { rows } = await database.owner.raw<{ rows: { source: string }[] }>(
      `select prosrc as source from pg_proc where proname like 'raise\\_%' and pronamespace = 'public'::regnamespace`,
    );
    const words = new Set(
      rows.flatMap(({ source }) => [...source.matchAll(/'(?:[a-z]+\.)?([a-z_]+)'/g)].map(([, word]) => word)),
    );
    /** Raised by the commands that alone can know of it. */
    const BY_COMMANDS: LifeEvent[] = ['category.merged'];
    const unsaid = SUBJECTS.flatMap(eventsOf).filter((event) => !words.has(event.split('.')[1]));
    expect(unsaid.sort()).toEqual(BY_COMMANDS.sort());
  });

  it('stands in docs/life.md as the features say it', async () => {
    await expect(lifePage(entries)).toMatchFileSnapshot('../../../docs/life.md');
  });
});
