import { callAs, type Person, type World } from './world.ts';

/** Calls that a notice's page makes first, by what its address begins with. */
const OPENS: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [/^\/dashboard\/leads\/([\w-]+)/, ([, id]) => `/leads/${id}`],
  [/^\/dashboard\/properties/, () => '/users/listings'],
  [/^\/dashboard\/payments\/([\w-]+)(\?purse=\w+)?/, ([, id, purse = '']) => `/payments/${id}${purse}`],
  [/^\/dashboard\/saved-searches/, () => '/saved-searches'],
  [/^\/dashboard\/settings/, () => '/users/profile'],
  [
    /^\/dashboard\/(?:credits|boosts|subscription|advertisements).*[?&](purse=\w+)/,
    ([, purse]) => `/credits/balance?${purse}`,
  ],
  [/^\/dashboard\/(?:credits|boosts|subscription|advertisements)/, () => '/credits/balance'],
  // Plans of a personal account.
  [/^\/dashboard\/office\/features/, () => '/subscriptions/current?purse=private'],
  [/^\/dashboard\/office/, () => '/offices/my-office'],
  // The bell itself, a form, a quota.
  [/^\/api(\/.*)/, ([, path]) => String(path)],
];

/** A page somebody has, by its address, and the state of the rows that it is made of: each row's last writer, and what is counted. */
export const PAGE = 'is a page';

/**
 * SQL of the pages of whoever of `:people` may act: the bell with all its links, forms of own listings, quotas of either purse. What an
 * office has is counted by the first of its people when a listing changes, by each when something becomes of them.
 */
export const PAGES = `
  with reader as materialized (
    select u.id, m.office_id, concat_ws(' ', u.xmin, m.xmin) as standing, concat_ws(' ', u.xmin, m.xmin, o.xmin) as state,
      row_number() over (partition by m.office_id order by u.id) as place
    from users u left join office_members m on m.user_id = u.id left join offices o on o.id = m.office_id
    where u.id = any(:people) and may_act(u.closed_at, u.banned_at, u.suspended_until)),
  own as materialized (
    select l.*, l.xmin as writer from listings l where l.id = any(:listings) and l.deleted_at is null),
  purse as (
    select r.id, 'private' as name, r.standing as state, true as is_first, own.id as listing, own.status, own.expires_at > app_now() as is_kept
    from reader r left join own on own.owner_id = r.id and own.office_id is null
    union all
    select r.id, 'office', r.state, r.place = 1, own.id, own.status, own.expires_at > app_now()
    from reader r left join own on own.office_id = r.office_id where r.office_id is not null),
  notice as materialized (
    select distinct n.user_id as reader, notice_url(n.url, n.user_id) as url
    from notifications n where n.user_id in (select id from reader))
  select '${PAGE}', r.id || ' ' || n.url, concat_ws(' ', case when d.id is null then r.state else r.standing end, d.xmin, l.xmin)
  from reader r join notice n on n.reader = r.id and n.url is not null
    left join leads d on d.id = case when n.url ~ '^/dashboard/leads/[0-9a-f-]{36}' then substr(n.url, 18, 36)::uuid end
    left join listings l on l.id = d.listing_id
  union all
  select '${PAGE}', r.id || ' /api/notifications', r.standing from reader r
  union all
  select '${PAGE}', r.id || ' /api/listings/' || own.id || '/draft', concat_ws(' ', r.standing, own.writer, c.xmin)
  from reader r join own on own.owner_id = r.id join categories c on c.id = own.category_id
  union all
  select '${PAGE}', p.id || ' /api/users/quota\\?purse=' || p.name, concat_ws(' ', count(*) filter (where p.status in ('pending', 'suspended')
      or p.status = 'active' and coalesce(p.is_kept, true)), p.state,
    string_agg(concat(p.listing, p.status, p.is_kept), ' ' order by p.listing) filter (where p.is_first))
  from purse p group by p.id, p.name, p.state`;

/** Pages by their readers and addresses, with the state they were last opened in. */
export type Pages = ReadonlyMap<string, string>;

/**
 * Opens pages by the calls they make first.
 * @param now all that there are
 * @param before those that were opened: again is only what is made of other rows by now
 * @returns sentences of those that do not open for their reader, or count something else than there is
 */
export async function unopened(world: World, now: Pages, before?: Pages): Promise<string[]> {
  const opened = new Set<string>();
  const found = [...now].map(async ([page, state]) => {
    if (before?.get(page) === state) return [];
    const [id, address = ''] = page.split(' ');
    const path = callOf(address);
    if (!path) return [`nobody knows what ${address} opens with`];
    const reader = world.people.find((person) => person.id === id);
    if (!reader || opened.has(`${id} ${path}`)) return [];
    opened.add(`${id} ${path}`);
    return wrongOn(world, reader, { address, path, counted: Number(state.split(' ')[0]) });
  });
  return (await Promise.all(found)).flat();
}

function callOf(address: string): string | undefined {
  for (const [begins, pathOf] of OPENS) {
    const match = begins.exec(address);
    if (match) return pathOf(match);
  }
}

async function wrongOn(
  world: World,
  reader: Person,
  { address, path, counted }: { address: string; path: string; counted: number },
): Promise<string[]> {
  const answer = await callAs(world, reader, ['GET', path]);
  if (answer?.statusCode !== 200) return [`${address} does not open for its reader: ${path} ${answer?.json.code}`];
  if (!path.startsWith('/users/quota')) return [];
  const { used } = answer.json.data.listings;
  return used === counted ? [] : [`${path} says ${used} of ${counted}`];
}
