import { DEFAULT_LANG, isLang, LANG_KEY, type Lang } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';
import { followCatalogue, withoutCatalogue } from './catalogue.ts';
import { type KeptPage, offlineAnswer } from './offline-page.ts';
import { ageOf, isAway, keyOf, mayKeep } from './rules.ts';
import { cachedPages, drop, read, type StoreName, write } from './store.ts';

function languageOf(url: string | undefined): Lang {
  const lang = url && new URL(url).searchParams.get(LANG_KEY);
  return isLang(lang) ? lang : DEFAULT_LANG;
}

/** The language that this device read the site in last. */
export const lastLanguage = async (): Promise<Lang> => languageOf((await cachedPages())[0]);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Facts are asked for again after this long, and answered from here meanwhile (spec, section 9: five minutes, a day). */
const FACTS = { freshMs: 5 * MINUTE_MS, staleMs: DAY_MS };
/** Nothing older is shown to anyone. */
const KEPT_MS: Record<StoreName, number> = {
  assets: Number.POSITIVE_INFINITY,
  pages: 14 * DAY_MS,
  answers: 7 * DAY_MS,
  facts: 90 * DAY_MS,
  images: 90 * DAY_MS,
};
/** On a line slower than this the kept copy is shown; the answer still takes its place when it comes. */
const PATIENCE_MS = 5_000;
const LISTED = 8;

type Later = (work: Promise<unknown>) => void;

/** A file named by its content: the kept one is the one. @param onGone the server no longer has it */
export async function asset(request: Request, later: Later, onGone: () => void): Promise<Response> {
  const key = keyOf(request.url, null);
  const kept = await read('assets', key);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 404) onGone();
  else if (mayKeep(answer)) later(write('assets', key, answer.clone()));
  return answer;
}

/** Pictures never change under their address. Without a network one of another width does as well. */
export async function image(request: Request, later: Later): Promise<Response> {
  const key = keyOf(request.url, null);
  const kept = await read('images', key);
  if (kept) return kept;
  const answer = await fetch(request).catch(() => undefined);
  if (!answer) return (await read('images', key, { ignoreSearch: true })) ?? Response.error();
  if (mayKeep(answer)) later(write('images', key, answer.clone()));
  return answer;
}

/** From here, and renewed behind one's back. */
export async function facts(request: Request, later: Later): Promise<Response> {
  const key = keyOf(request.url, request.headers.get('accept-language'));
  const kept = await readYoung('facts', key);
  const age = kept ? ageOf(kept, Date.now()) : Number.POSITIVE_INFINITY;
  if (!kept || age > FACTS.staleMs) return newest(request, 'facts', key, kept, later);
  if (age > FACTS.freshMs && !isCacheOnly(request)) later(asked(request, 'facts', key, later).catch(() => {}));
  return kept;
}

/** Answers of public calls, for when the network does not. */
export async function answer(request: Request, later: Later): Promise<Response> {
  const key = keyOf(request.url, request.headers.get('accept-language'));
  return newest(request, 'answers', key, await readYoung('answers', key), later);
}

/** A page: the server's, else the kept one, else a page that says so. */
export async function page(request: Request, later: Later): Promise<Response> {
  const key = keyOf(request.url, null);
  const kept = await readYoung('pages', key);
  try {
    return await newest(request, 'pages', key, kept, later);
  } catch {
    return instead(request.url);
  }
}

/** The newest to be had: the server's within patience, else the kept one. @throws TypeError when there is neither */
async function newest(
  request: Request,
  store: StoreName,
  key: string,
  kept: Response | undefined,
  later: Later,
): Promise<Response> {
  if (isCacheOnly(request)) return kept ?? Promise.reject(new TypeError('nothing is kept'));
  const reply = asked(request, store, key, later);
  if (!kept) return reply;
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  const arrived = reply.then(
    (good) => (isAway(good.status) ? kept : good),
    () => kept,
  );
  later(arrived);
  return Promise.race([arrived, patience]);
}

async function asked(request: Request, store: StoreName, key: string, later: Later): Promise<Response> {
  const reply = await fetch(request);
  await followCatalogue(reply);
  if (mayKeep(reply)) later(write(store, key, withoutCatalogue(reply.clone())));
  // Taken back or never there: the copy goes too.
  else if (reply.status === 404 || reply.status === 410) later(drop(store, key));
  return reply;
}

/** In the offline mode a page asks for what is kept, and for nothing else. */
const isCacheOnly = ({ cache }: Request) => cache === 'only-if-cached';

async function readYoung(store: StoreName, key: string): Promise<Response | undefined> {
  const kept = await read(store, key);
  return kept && ageOf(kept, Date.now()) <= KEPT_MS[store] ? kept : undefined;
}

async function instead(url: string): Promise<Response> {
  const { pathname, search, searchParams } = new URL(url);
  const pages = await cachedPages();
  const asked = searchParams.get(LANG_KEY);
  const lang = isLang(asked) ? asked : languageOf(pages[0]);
  const here = new URL(withLang(pathname + search, lang), url).href;
  // The same address in the language last read: what the server would have led to.
  if (here !== url && pages.includes(here)) return Response.redirect(here);
  return offlineAnswer(lang, here, await titlesOf(pages.filter((page) => languageOf(page) === lang)));
}

async function titlesOf(urls: readonly string[]): Promise<KeptPage[]> {
  const found = await Promise.all(
    urls.slice(0, LISTED).map(async (url) => {
      const html = await (await read('pages', url))?.text();
      const title = html && /<title[^>]*>([^<]*)</.exec(html)?.[1];
      const { pathname, search } = new URL(url);
      return title ? [{ path: pathname + search, title: plain(title) }] : [];
    }),
  );
  return found.flat();
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (html: string) => html.replace(/&(#?\w+);/g, (all, name: string) => SIGNS[name] ?? all);
