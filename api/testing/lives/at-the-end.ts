import { callAs, type Person, type World } from './world.ts';

/** Calls that a notice's page makes first, by what its address begins with. */
const OPENS: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [/^\/dashboard\/leads\/([\w-]+)/, ([, id]) => `/leads/${id}`],
  [/^\/dashboard\/properties/, () => '/users/listings'],
  [/^\/dashboard\/(?:credits|boosts|subscription).*[?&](purse=\w+)/, ([, purse]) => `/credits/balance?${purse}`],
  [/^\/dashboard\/(?:credits|boosts|subscription)/, () => '/credits/balance'],
  // Plans of a personal account.
  [/^\/dashboard\/office\/features/, () => '/subscriptions/current?purse=private'],
  [/^\/dashboard\/office/, () => '/offices/my-office'],
];

/** Whose page does not open, or counts something else than there is: asked by the calls that the pages make. */
export async function closedToTheirReaders(world: World): Promise<string[]> {
  const { api, people } = world;
  const present: { id: string }[] = await api
    .db('users')
    .whereIn(
      'id',
      people.map(({ id }) => id),
    )
    .whereRaw('may_act(closed_at, banned_at, suspended_until)')
    .select('id');
  const readers = people.filter(({ id }) => present.some((person) => person.id === id));
  return (await Promise.all(readers.map((reader) => unopenedBy(world, reader)))).flat();
}

async function unopenedBy(world: World, reader: Person): Promise<string[]> {
  const paths = new Map<string, string>();
  const { db } = world.api;
  const bell = await callAs(world, reader, ['GET', '/notifications?limit=50']);
  if (bell?.statusCode !== 200) return [`the bell does not open: ${bell?.json.code} ${bell?.json.message}`];
  const urls: (string | null)[] = bell.json.data.notifications.map(({ url }: { url: string | null }) => url) ?? [];
  for (const url of urls)
    for (const [begins, pathOf] of OPENS) {
      const match = begins.exec(url ?? '');
      if (!match) continue;
      paths.set(pathOf(match), `the link ${url} of a notice`);
      break;
    }
  const own: string[] = await db('listings').where({ owner_id: reader.id }).whereNull('deleted_at').pluck('id');
  for (const id of own) paths.set(`/listings/${id}/draft`, 'the form of an own listing');
  const closed: string[] = [];
  for (const [path, said] of paths) {
    const answer = await callAs(world, reader, ['GET', path]);
    if (answer?.statusCode !== 200) closed.push(`${said} does not open: ${path} ${answer?.json.code}`);
  }
  return [...closed, ...(await miscounted(world, reader))];
}

/** For either purse its quota's count, beside the listings that the public sees, that wait, or were taken down. */
async function miscounted(world: World, reader: Person): Promise<string[]> {
  const { db } = world.api;
  const member = await db('office_members').where({ user_id: reader.id }).first('office_id');
  const wrong: string[] = [];
  for (const purse of member ? ['private', 'office'] : ['private']) {
    const { rows } = await db.raw<{ rows: [{ used: number }] }>(
      `select count(*)::int as used from listings l
       where l.deleted_at is null and case when ? = 'office' then l.office_id = ?::uuid
           else l.owner_id = ?::uuid and l.office_id is null end
         and (l.status in ('pending', 'suspended') or l.status = 'active' and coalesce(l.expires_at > app_now(), true))`,
      [purse, member?.office_id ?? null, reader.id],
    );
    const answer = await callAs(world, reader, ['GET', `/users/quota?purse=${purse}`]);
    const told = answer?.json.data.listings.used;
    if (told !== rows[0].used) wrong.push(`the ${purse} quota says ${told} of ${rows[0].used}`);
  }
  return wrong;
}
