import { type PageFacts, readPage } from './read-page.ts';
import { type Listed, readSitemaps } from './read-sitemap.ts';

export interface Findings {
  /** Pages fetched, addresses in the sitemaps, links between pages of the site. */
  pages: number;
  listed: number;
  links: number;
  sitemaps: string[];
  broken: string[];
  /** Links whose target moves, and whose new address moves again. */
  chains: string[];
  /** Links whose target moves once: the link should name the new address. */
  moved: string[];
  hreflang: string[];
  /** In a sitemap, but not what should be there: hidden, or a double of another page. */
  listedWrongly: string[];
  /** In a sitemap, but no way leads there from the home page. Undefined when the walk was cut short. */
  orphans: string[] | undefined;
}

interface Options {
  site: string;
  /** Pages at most: a sample of the sitemaps, and what they link to. */
  most?: number;
  concurrency?: number;
  onProgress?: (pages: number, waiting: number) => void;
}

/** Walks a whole site as a search engine does: from the home page along the links, and from the sitemaps. */
export async function crawl({
  site,
  most = Number.POSITIVE_INFINITY,
  concurrency = 4,
  onProgress,
}: Options): Promise<Findings> {
  const found: Findings = {
    pages: 0,
    listed: 0,
    links: 0,
    sitemaps: [],
    broken: [],
    chains: [],
    moved: [],
    hreflang: [],
    listedWrongly: [],
    orphans: [],
  };
  const listed = await readSitemaps(site, (what) => found.sitemaps.push(what));
  const inSitemap = new Map(listed.map((one) => [one.loc, one]));
  found.listed = listed.length;
  checkListed(listed, inSitemap, site, found);
  const isClosed = await readRobots(site);
  for (const { loc } of listed) if (isClosed(loc)) found.listedWrongly.push(`${loc}: closed by robots.txt`);

  const seen = new Map<string, string>();
  const waiting: string[] = [];
  const files = new Set<string>();
  const want = (url: string, from: string) => {
    if (seen.has(url) || !url.startsWith(`${site}/`) || isClosed(url)) return;
    seen.set(url, from);
    waiting.push(url);
  };

  async function visit(url: string): Promise<void> {
    const from = seen.get(url) ?? '';
    const reply = await fetchPage(url);
    found.pages += 1;
    onProgress?.(found.pages, waiting.length);
    const next = reply.headers.get('location');
    if (next) {
      await reply.body?.cancel();
      found.moved.push(`${url} → ${next} (on ${from})`);
      const after = await fetchPage(new URL(next, url).href);
      await after.body?.cancel();
      if (after.headers.has('location'))
        found.chains.push(`${url} → ${next} → ${after.headers.get('location')} (on ${from})`);
      else if (after.status !== 200) found.broken.push(`${after.status} ${next} (on ${from})`);
      return;
    }
    if (reply.status !== 200) {
      await reply.body?.cancel();
      found.broken.push(`${reply.status} ${url} (on ${from})`);
      return;
    }
    const isPage = reply.headers.get('content-type')?.startsWith('text/html');
    const facts = readPage(isPage ? await reply.text() : '', url);
    if (!isPage) return void (await reply.body?.cancel());
    checkPage(url, facts, inSitemap.get(url), found);
    found.links += facts.links.size;
    for (const file of facts.files) files.add(file);
    for (const link of facts.links) want(link, url);
  }

  async function walk(): Promise<void> {
    let running = 0;
    await new Promise<void>((resolve, reject) => {
      const step = () => {
        const isOver = waiting.length === 0 || found.pages + running >= most;
        if (isOver && running === 0) resolve();
        while (running < concurrency && waiting.length > 0 && found.pages + running < most) {
          running += 1;
          visit(waiting.shift() as string).then(() => {
            running -= 1;
            step();
          }, reject);
        }
      };
      step();
    });
  }

  want(`${site}/?lang=ar`, 'the start');
  want(`${site}/?lang=en`, 'the start');
  if (Number.isFinite(most)) {
    // Half the walk is a sample of the sitemaps, the same one each time; the other half what those pages link to.
    const step = Math.max(1, Math.floor(listed.length / (most / 2)));
    for (let at = 0; at < listed.length; at += step) want(listed[at]?.loc ?? '', 'the sitemap');
    await walk();
    found.orphans = undefined;
  } else {
    await walk();
    found.orphans = listed.map(({ loc }) => loc).filter((loc) => !seen.has(loc));
    for (const loc of found.orphans) want(loc, 'the sitemap');
    await walk();
  }
  for (const file of files) {
    const { status } = await fetch(file, { method: 'HEAD' });
    if (status !== 200) found.broken.push(`${status} ${file}`);
  }
  return found;
}

const fetchPage = (url: string) => fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });

/** Every address whole and of this site, once, and named back by each of its translations. */
function checkListed(listed: Listed[], inSitemap: Map<string, Listed>, site: string, found: Findings): void {
  if (inSitemap.size !== listed.length)
    found.sitemaps.push(`${listed.length - inSitemap.size} addresses are there twice`);
  for (const { loc, alternates } of listed) {
    if (!loc.startsWith(`${site}/`)) found.sitemaps.push(`${loc}: of another site`);
    if (![...alternates.values()].includes(loc))
      found.hreflang.push(`${loc}: the sitemap does not name it among its own`);
    for (const href of alternates.values()) {
      const other = inSitemap.get(href);
      if (!other || !sameAlternates(other.alternates, alternates))
        found.hreflang.push(`${loc}: ${href} does not name it back in the sitemap`);
    }
  }
}

function checkPage(url: string, facts: PageFacts, listed: Listed | undefined, found: Findings): void {
  const { canonical, alternates, isHidden } = facts;
  if (listed) {
    if (isHidden) found.listedWrongly.push(`${url}: noindex`);
    else if (canonical !== url) found.listedWrongly.push(`${url}: its canonical address is ${canonical}`);
    if (!isHidden && !sameAlternates(alternates, listed.alternates))
      found.hreflang.push(`${url}: page and sitemap differ`);
  }
  if (isHidden) return;
  if (!['ar', 'en', 'x-default'].every((lang) => alternates.has(lang)))
    found.hreflang.push(`${url}: not all languages`);
  if (canonical && ![...alternates.values()].includes(canonical)) found.hreflang.push(`${url}: does not name itself`);
}

const sameAlternates = (a: Map<string, string>, b: Map<string, string>) =>
  a.size === b.size && [...a].every(([lang, href]) => b.get(lang) === href);

/** The rules for everyone; `*` stands for anything, as the big engines read it. Nothing is closed where all is. */
async function readRobots(site: string): Promise<(url: string) => boolean> {
  const text = await (await fetch(`${site}/robots.txt`)).text();
  const paths = [...text.matchAll(/^Disallow: *(\S+)/gm)].map(([, path = '']) => path).filter((path) => path !== '/');
  const rules = paths.map(
    (path) =>
      new RegExp(
        `^${path
          .split('*')
          .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}`,
      ),
  );
  return (url) => rules.some((rule) => rule.test(url.slice(site.length)));
}
