import { startApiProcess } from '../lib/api-process.ts';
import { flip, makeSubject, type Subject } from '../lib/flip-subjects.ts';
import { insertListings } from '../lib/insert-listings.ts';
import { percentile, scenario } from '../lib/report.ts';
import { anAdministrator } from '../lib/signed-in.ts';
import { openStack, verdict } from '../lib/stack.ts';
import { pause } from '../lib/until.ts';

const FLIPS = Number(process.env.FLIPS ?? 1_000);
const LISTINGS = Number(process.env.LISTINGS ?? 2_000);
/** At once; each listing is probed 20 times a second until every place agrees. */
const IN_FLIGHT = Number(process.env.IN_FLIGHT ?? 3);
const EVERY_MS = 50;
const GIVE_UP_MS = 30_000;
/** Several minutes pass: a run that says nothing looks like one that hangs. */
const TOLD_EACH = 100;

const PLACES = ['details', 'details page', 'search', 'map', 'similar', 'place page'] as const;
type Place = (typeof PLACES)[number];
/** Routes that read the database itself, and the page made of it. */
const AT_ONCE: readonly Place[] = ['details', 'details page'];

// Needs `npm run build -w @diyar/web` before: two of the places are pages.
await scenario(
  'R11',
  `${FLIPS} random status flips at the front door, probed at ${1000 / EVERY_MS} Hz`,
  async (report) => {
    const stack = await openStack();
    stack.startIndexer();
    await insertListings(stack.db, LISTINGS);
    const env = {
      DATABASE_URL: stack.databaseUrl,
      MEILI_URL: stack.process.url,
      MEILI_KEY: stack.process.key,
      MEILI_PREFIX: stack.prefix,
      AUTH_SECRET: 'a secret of fault tests, long enough for nobody',
    };
    const api = await startApiProcess(env);
    try {
      const cast = { db: stack.db, api, admin: await anAdministrator(api, env) };
      const lags = Object.fromEntries(PLACES.map((place) => [place, { gone: [] as number[], back: [] as number[] }]));
      const subjects: Subject[] = [];
      for (let n = 0; n < IN_FLIGHT * 3; n++) subjects.push(await makeSubject(cast, n));
      await stack.settled();
      let flips = 0;
      let late = 0;
      const work = async (own: Subject[]) => {
        while (flips < FLIPS) {
          const subject = own[Math.floor(Math.random() * own.length)];
          if (!subject) return;
          if (++flips % TOLD_EACH === 0) report.note('flips so far', flips);
          const before = subject.id;
          const isShown = await flip(cast, subject);
          late += await watch({ ...subject, id: isShown ? subject.id : before }, isShown);
        }
      };
      await Promise.all(
        Array.from({ length: IN_FLIGHT }, (_, i) => work(subjects.filter((_, n) => n % IN_FLIGHT === i))),
      );

      report.note('flips', { flips, late });
      for (const place of PLACES) {
        const { gone = [], back = [] } = lags[place] ?? {};
        const figures = (of: number[]) => ({
          p50: percentile(of, 0.5),
          p99: percentile(of, 0.99),
          max: percentile(of, 1),
          n: of.length,
        });
        if (AT_ONCE.includes(place))
          report.check(`gone from ${place} at the first look`, Math.max(0, ...gone) === 0, figures(gone));
        else report.check(`gone from ${place} p99 < 2 s`, percentile(gone, 0.99) < 2_000, figures(gone));
        report.check(`approved appears in ${place} p99 < 2 s`, percentile(back, 0.99) < 2_000, figures(back));
      }
      report.check('no place stayed behind', late === 0, late);
      await stack.settled();
      const { passed, figure } = verdict(await stack.compare());
      report.check('index equals database', passed, figure);

      /** Looks at every place until all agree; counts milliseconds from the answer of the call. @returns how many never did */
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
        if (waiting.size > 0) report.note('stayed behind', { id: subject.id, shouldShow, in: [...waiting] });
        return waiting.size;
      }

      async function shows(
        { id, category, city, lng, lat, neighbour, pagePath, placePath }: Subject,
        place: Place,
      ): Promise<boolean> {
        if (place === 'details') return (await get(`/api/listings/${id}`)).status === 200;
        if (place === 'details page') return (await get(pagePath)).status === 200;
        if (place === 'place page') return holds(await get(placePath), id);
        if (place === 'similar') return holds(await get(`/api/listings/${neighbour}/similar`), id);
        const only = `category=${category}&city=${city}`;
        if (place === 'search') return holds(await get(`/api/listings/search?${only}&limit=40`), id);
        const box = [lng - 0.0005, lat - 0.0005, lng + 0.0005, lat + 0.0005].join(',');
        return holds(await get(`/api/listings/search?${only}&map=1&bbox=${box}&zoom=18&limit=0`), id);
      }
      async function get(path: string): Promise<{ status: number; text: string }> {
        const reply = await fetch(api.url + path, {
          headers: { accept: path.startsWith('/api') ? '*/*' : 'text/html' },
        });
        return { status: reply.status, text: await reply.text() };
      }
      function holds({ status, text }: { status: number; text: string }, id: string): boolean {
        if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
        return text.includes(id);
      }
    } finally {
      await api.close();
      await stack.close();
    }
  },
);
