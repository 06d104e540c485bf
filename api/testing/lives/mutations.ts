const without = (table: string, trigger: string) => `drop trigger ${trigger} on ${table}`;
/** Another row is written to a table. */
const otherwise = (table: string, when: 'insert' | 'update', row: string) => `
  create function otherwise_in_lives() returns trigger language plpgsql as $$ begin ${row} end $$;
  create trigger aa_otherwise_in_lives before ${when} on ${table} for each row execute function otherwise_in_lives()`;
/** Rows stay as they were where the words hold of `old` and `new`. */
const unchanged = (table: string, where: string) =>
  otherwise(table, 'update', `if ${where} then return old; end if; return new;`);

interface Mutation {
  sql: string;
  /** The rule that has to be found broken. */
  dies: RegExp;
}
const BOOST = /a boost runs for what is not shown|a boost runs that somebody else has paid for/;
const INDEX = /in the index|the index says/;

/** Answers to what becomes of things, each taken away or turned into another: the lives have to notice every one of them. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'no viewing is called off': { sql: without('life_events', 'viewings_answer'), dies: /a viewing is to come/ },
  'threads stay with who gave the listing away': {
    sql: without('life_events', 'leads_answer'),
    dies: /an open thread is with somebody|somebody asked themselves|a viewing is to come/,
  },
  'nobody is told of a seller or category that left view': {
    sql: without('life_events', 'favourites_answer'),
    dies: /what somebody saved left view/,
  },
  'nobody is told of a listing that left view': {
    sql: without('listings', 'listings_favourite_news'),
    dies: /what somebody saved left view/,
  },
  'boosts outlive their listing': { sql: without('listings', 'listings_stop_boosts'), dies: BOOST },
  'boosts go along to another seller': { sql: without('listings', 'listings_end_boosts_of_giver'), dies: BOOST },
  'boosts outlive their seller': { sql: without('users', 'users_stop_boosts'), dies: BOOST },
  'boosts outlive their category': { sql: without('categories', 'categories_stop_boosts'), dies: BOOST },
  'advertisements outlive their owner': {
    sql: without('users', 'users_end_advertisements'),
    dies: /an advertisement goes on of a closed account/,
  },
  'the index is not told of listings': { sql: without('listings', 'listings_mark_update'), dies: INDEX },
  'the index is not told of sellers': { sql: without('users', 'users_mark_update'), dies: INDEX },
  'the index is not told of boosts': { sql: without('boosts', 'boosts_mark_insert'), dies: INDEX },
  'notices lead to what is closed to their readers': {
    sql: `create or replace function notice_url(url text, reader uuid) returns text language sql stable as $$ select url $$`,
    dies: /does not open for its reader/,
  },
  'the index is not told of places': { sql: without('locations', 'locations_mark_update'), dies: INDEX },
  'the index is not told of categories': { sql: without('categories', 'categories_mark_update'), dies: INDEX },
  'an office is on no way out': {
    sql: `${without('users', 'users_note_unled_offices')}; ${without('office_members', 'office_members_note_unled')}`,
    dies: /an office that nobody may run is on no way out/,
  },
  'every small fall is told': {
    sql: otherwise('favourite_news', 'insert', 'new.was_cents := new.price_cents; return new;'),
    dies: /a fall of the price is told that is none/,
  },
  'a plan never lapses': {
    sql: unchanged('subscriptions', 'new.ended_at is not null and old.ended_at is null'),
    dies: /a plan goes on past its end|the clock failed for subscription_end/,
  },
  'a plan begins anew for the banned': {
    sql: `create function anew_in_lives() returns trigger language plpgsql security definer as $$ begin
        update subscriptions s set starts_at = app_now() + interval '1 second' from ledger_accounts a
        where a.id = s.account_id and a.user_id = new.subject and s.ended_at is null; return null;
      end $$;
      create trigger anew_in_lives after insert on life_events for each row
        when (new.event = 'person.banned') execute function anew_in_lives()`,
    dies: /a plan began anew for whom nothing can be shown/,
  },
  'a quarter goes to another city without its listings': {
    sql: `alter table listings drop constraint listings_neighborhood_in_city;
      ${otherwise('locations', 'update', `new.parent_id := (select id from locations where kind = 'city' and id <> new.parent_id limit 1); return new;`)}`,
    dies: /what is public is in no place that there is/,
  },
};
