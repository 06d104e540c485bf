import { startApiProcess } from '../lib/api-process.ts';
import { insertListings } from '../lib/insert-listings.ts';
import { percentile, scenario } from '../lib/report.ts';
import { openStack, verdict } from '../lib/stack.ts';
import { pause } from '../lib/until.ts';

const FLIPS = Number(process.env.FLIPS ?? 1_000);
const LISTINGS = Number(process.env.LISTINGS ?? 2_000);
/** At once; each listing is probed 20 times a second until every place agrees. */
const IN_FLIGHT = Number(process.env.IN_FLIGHT ?? 2);
const EVERY_MS = 50;
const GIVE_UP_MS = 30_000;

const PLACES = ['details', 'search', 'map', 'similar'] as const;
type Place = (typeof PLACES)[number];
/** Ways out of public view; a listing that is out comes back by `approve`. */
const WAYS = ['unapprove', 'suspend', 'delete', 'suspend owner'] as const;
type Way = (typeof WAYS)[number] | 'approve';

interface Subject {
  id: string;
  owner: string;
  category: string;
  city: string;
  lng: number;
  lat: number;
  /** Of the same kind and place: its "similar" list holds the subject while that is public. */
  neighbour: string;
}

await scenario('R11', `${FLIPS} random status flips, probed at ${1000 / EVERY_MS} Hz`, async (report) => {
  const stack = await openStack();
  const { db } = stack;
  stack.startIndexer();
  await insertListings(db, LISTINGS);
  await stack.settled();
  const api = await startApiProcess({
    DATABASE_URL: stack.databaseUrl,
    MEILI_URL: stack.process.url,
    MEILI_KEY: stack.process.key,
    MEILI_PREFIX: stack.prefix,
  });
  try {
    const lags = Object.fromEntries(PLACES.map((place) => [place, { gone: [] as number[], back: [] as number[] }]));
    const subjects = await Promise.all(Array.from({ length: IN_FLIGHT * 5 }, (_, i) => makeSubject(i)));
    await stack.settled();
    let flips = 0;
    let late = 0;
    const work = async (own: Subject[]) => {
      while (flips < FLIPS) {
        const subject = own[Math.floor(Math.random() * own.length)];
        if (!subject) return;
        flips++;
        const isPublic = await publicNow(subject.id);
        const way: Way = isPublic ? (WAYS[Math.floor(Math.random() * WAYS.length)] ?? 'suspend') : 'approve';
        await flip(subject, way);
        late += await watch(subject, !isPublic);
      }
    };
    await Promise.all(
      Array.from({ length: IN_FLIGHT }, (_, i) => work(subjects.filter((_, n) => n % IN_FLIGHT === i))),
    );

    report.note('flips', { flips, late });
    for (const place of PLACES) {
      const { gone = [], back = [] } = lags[place] ?? {};
      const figure = {
        p50: percentile(gone, 0.5),
        p99: percentile(gone, 0.99),
        max: percentile(gone, 1),
        n: gone.length,
      };
      if (place === 'details') report.check('gone from details at the first look', Math.max(0, ...gone) === 0, figure);
      else report.check(`gone from ${place} p99 < 2 s`, percentile(gone, 0.99) < 2_000, figure);
      const shown = { p50: percentile(back, 0.5), p99: percentile(back, 0.99), n: back.length };
      report.check(`approved appears in ${place} p99 < 2 s`, percentile(back, 0.99) < 2_000, shown);
    }
    report.check('no place stayed behind', late === 0, late);
    await stack.settled();
    const { passed, figure } = verdict(await stack.compare());
    report.check('index equals database', passed, figure);

    /** Looks at every place until all agree; counts milliseconds from the commit. @returns how many never did */
    async function watch(subject: Subject, shouldShow: boolean): Promise<number> {
      const began = performance.now();
      const waiting = new Set<Place>(PLACES);
      let isFirst = true;
      while (waiting.size > 0 && performance.now() - began < GIVE_UP_MS) {
        const round = performance.now();
        await Promise.all(
          [...waiting].map(async (place) => {
            const asked = performance.now();
            if ((await shows(subject, place)) !== shouldShow) return;
            waiting.delete(place);
            // A look that was right at once was right when it was asked, not when it was answered.
            lags[place]?.[shouldShow ? 'back' : 'gone'].push(isFirst ? 0 : asked - began);
          }),
        );
        isFirst = false;
        await pause(Math.max(0, EVERY_MS - (performance.now() - round)));
      }
      return waiting.size;
    }

    async function shows({ id, category, city, lng, lat, neighbour }: Subject, place: Place): Promise<boolean> {
      if (place === 'details') return (await get(`/listings/${id}`)).status === 200;
      if (place === 'similar') return holds(await get(`/listings/${neighbour}/similar`), id);
      const only = `category=${category}&city=${city}`;
      if (place === 'search') return holds(await get(`/listings/search?${only}&limit=40`), id);
      const box = [lng - 0.0005, lat - 0.0005, lng + 0.0005, lat + 0.0005].join(',');
      return holds(await get(`/listings/search?${only}&map=1&bbox=${box}&zoom=18&limit=0`), id);
    }
    async function get(path: string): Promise<{ status: number; text: string }> {
      const reply = await fetch(`${api.url}/api${path}`);
      return { status: reply.status, text: await reply.text() };
    }
    function holds({ status, text }: { status: number; text: string }, id: string): boolean {
      if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
      return text.includes(id);
    }
    async function publicNow(id: string): Promise<boolean> {
      return (await db('search_listing').where({ id }).first('id')) !== undefined;
    }

    /** As the commands of the API leave the rows; the public must not depend on which of them did it. */
    async function flip({ id, owner }: Subject, way: Way): Promise<void> {
      if (way === 'suspend owner') await db('users').where({ id: owner }).update({ suspended_until: 'infinity' });
      else if (way === 'unapprove') await db('listings').where({ id }).update({ status: 'pending' });
      else if (way === 'suspend') await db('listings').where({ id }).update({ status: 'suspended' });
      else if (way === 'delete')
        await db('listings').where({ id }).update({ status: 'archived', deleted_at: db.fn.now() });
      else {
        await db.transaction(async (trx) => {
          await trx('users').where({ id: owner }).update({ suspended_until: null });
          await trx('listings').where({ id }).update({ status: 'active', deleted_at: null });
        });
      }
    }

    /** Two listings alone of their kind in a town of their own, so that one page holds both. */
    async function makeSubject(n: number): Promise<Subject> {
      const { rows: places } = await db.raw(
        `select c.id, c.key, c.parent_id, st_x(c.center) as lng, st_y(c.center) as lat from locations c
         where c.kind = 'city' order by c.population desc nulls last, c.key offset ? limit 1`,
        [n],
      );
      const [{ id: city_id, key: city, parent_id: province_id, lng, lat }] = places;
      const category = await db('categories').where({ slug: 'arab-houses' }).first('id', 'slug');
      const make = async () => {
        const [user] = await db('users').insert({ first_name: 'ليلى', last_name: 'الخطيب' }).returning('id');
        const [row] = await db('listings')
          .insert({
            owner_id: user.id,
            status: 'active',
            category_id: category.id,
            property_type: 'house',
            transaction_type: 'sale',
            title_en: `House ${n}`,
            description_en: 'A house with a court, a lemon tree and a well. '.repeat(4),
            price_cents: 10_000_000,
            province_id,
            city_id,
            point: db.raw('st_setsrid(st_makepoint(?, ?), 4326)', [lng, lat]),
            published_at: db.fn.now(),
          })
          .returning('id');
        return { id: row.id as string, owner: user.id as string };
      };
      const [{ id, owner }, neighbour] = [await make(), await make()];
      return { id, owner, category: category.slug, city, lng, lat, neighbour: neighbour.id };
    }
  } finally {
    await api.close();
    await stack.close();
  }
});
