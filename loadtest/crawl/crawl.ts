import { setTimeout as pause } from 'node:timers/promises';
import { createPageCheck } from './check-page.ts';
import { createComplaints, type FindingsByKind } from './findings.ts';
import { createFrontier, type Step } from './frontier.ts';
import { readListed } from './listed-addresses.ts';
import { readPage } from './read-page.ts';
import { readSitemaps } from './read-sitemap.ts';

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

export interface Progress {
  /** Pages fetched. */
  pages: number;
  waiting: number;
  findings: number;
}
export interface Findings {
  /** Pages fetched, addresses in the sitemaps, links between pages of the site. */
  pages: number;
  listed: number;
  links: number;
  /** Searches that were linked to but not opened. */
  leftOut: number;
  /** Findings of all kinds; of each kind the first thousand are listed. */
  count: number;
  findings: FindingsByKind;
}

interface Options {
  site: string;
  /** Pages at most: a sample of the sitemaps, and what they link to. Orphans are not judged then. */
  most?: number;
  /** Each page in one of its languages, by turns: half the walk, in which every page is still opened once. */
  turns?: boolean;
  /** Searches opened of each form (`/properties?category&page`) in each language; there is no end of them. */
  perForm?: number;
  concurrency?: number;
  onProgress?: (progress: Progress) => void;
}

const PATIENCE_MS = 60_000;

/**
 * Walks a whole site as a search engine does: from the home page along the links, and from the sitemaps. Memory grows by
 * a number for each address and by what waits.
 */
export async function crawl({
  site,
  most = Number.POSITIVE_INFINITY,
  turns = false,
  perForm = 25,
  concurrency = 4,
  onProgress,
}: Options): Promise<Findings> {
  const complaints = createComplaints();
  const { add } = complaints;
  const isClosed = await readRobots(site);
  const listed = await readListed(site, isClosed, complaints);
  const pageCheck = createPageCheck(listed, complaints);
  const isForeign = (url: string) => !url.startsWith(`${site}/`) || isClosed(url);
  const frontier = createFrontier({ isClosed: isForeign, isListed: listed.has, perForm, turns });
  const files = new Set<string>();
  let pages = 0;
  let links = 0;

  async function visit({ url, from }: Step): Promise<void> {
    const reply = await fetchPage(url).catch((error: Error) => error);
    pages += 1;
    onProgress?.({ pages, waiting: frontier.waiting, findings: complaints.count });
    if (reply instanceof Error) return add('broken', `${reply.message} ${url} (on ${from})`);
    if (reply.headers.has('location')) return follow(reply, url, from);
    const isPage = reply.headers.get('content-type')?.startsWith('text/html');
    if (reply.status !== 200 || !isPage) await reply.body?.cancel();
    if (reply.status !== 200) return add('broken', `${reply.status} ${url} (on ${from})`);
    if (!isPage) return;
    const facts = readPage(await reply.text(), url);
    pageCheck.check(url, facts);
    links += facts.links.size;
    for (const file of facts.files) files.add(file);
    for (const link of facts.links) frontier.add(link, url);
  }

  async function follow(reply: Response, url: string, from: string): Promise<void> {
    await reply.body?.cancel();
    const next = reply.headers.get('location') ?? '';
    add('moved', `${url} → ${next} (on ${from})`);
    const after = await fetchPage(new URL(next, url).href).catch((error: Error) => error);
    if (after instanceof Error) return add('broken', `${after.message} ${next} (on ${from})`);
    await after.body?.cancel();
    if (after.headers.has('location'))
      add('chains', `${url} → ${next} → ${after.headers.get('location')} (on ${from})`);
    else if (after.status !== 200) add('broken', `${after.status} ${next} (on ${from})`);
  }

  /** Until nothing waits, or as many pages as wanted were opened. */
  async function walk(): Promise<void> {
    let running = 0;
    await new Promise<void>((resolve, reject) => {
      const step = () => {
        while (running < concurrency && frontier.waiting > 0 && pages + running < most) {
          const next = frontier.next();
          if (!next) break;
          running += 1;
          visit(next).then(() => {
            running -= 1;
            step();
          }, reject);
        }
        if (running === 0) resolve();
      };
      step();
    });
  }

  async function notFound(): Promise<string[]> {
    const missing: string[] = [];
    for await (const { loc } of readSitemaps(site, () => {})) if (!frontier.has(loc)) missing.push(loc);
    return missing;
  }

  /**
   * Pages that were not found may stand behind a search that was left out. The pages it names itself are the likeliest to lead to
   * it: their searches are opened, then the further pages of those.
   */
  async function lookFor(missing: string[]): Promise<void> {
    let near = new Set<string>();
    for (const url of missing) {
      const reply = await fetchPage(url).catch(() => undefined);
      const { links: named } = readPage(reply?.status === 200 ? await reply.text() : '', url);
      for (const link of named) near.add(frontier.turned(link));
    }
    for (let isFirst = true; near.size > 0 && !missing.every(frontier.has); isFirst = false) {
      const taken = [...near].flatMap((page) => frontier.reclaim(page, (url) => isFirst || /[?&]page=/.test(url)));
      await walk();
      near = new Set(taken);
    }
  }

  frontier.add(`${site}/?lang=ar`, 'the start');
  frontier.add(`${site}/?lang=en`, 'the start');
  if (Number.isFinite(most)) {
    // Half the walk is a sample of the sitemaps, the same one each time; the other half what those pages link to.
    const step = Math.max(1, Math.floor(listed.count / (most / 2)));
    let at = 0;
    for await (const { loc } of readSitemaps(site, () => {})) if (at++ % step === 0) frontier.add(loc, 'the sitemap');
    await walk();
  } else {
    await walk();
    await lookFor(await notFound());
    for (const loc of await notFound()) {
      add('orphans', loc);
      frontier.add(loc, 'the sitemap');
    }
    await walk();
  }
  pageCheck.checkUnlisted();
  for (const file of files) {
    const { status } = await fetch(file, { method: 'HEAD' });
    if (status !== 200) add('broken', `${status} ${file}`);
  }
  const { findings, count } = complaints;
  return { pages, listed: listed.count, links, leftOut: frontier.leftOut, count, findings };
}

/** Uncompressed: packing would be a tenth of the site's work, and nobody is far away. Waits as long as a limited site asks. */
async function fetchPage(url: string): Promise<Response> {
  for (;;) {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const seconds = Number(reply.headers.get('retry-after'));
    if (reply.status !== 429 || !(seconds > 0)) return reply;
    await reply.body?.cancel();
    await pause(seconds * 1_000);
  }
}
