import { createHash } from 'node:crypto';

/** An address, and a page that links to it. */
export interface Step {
  url: string;
  from: string;
}

/** An address in 48 bits: of a site of millions the walk remembers numbers, not texts. */
export const keyOf = (address: string): number => createHash('md5').update(address).digest().readUIntBE(0, 6);

/**
 * The form of a search, without its values, and in which language: `ar /properties?category&page`. Searches are endless, as each
 * leads to others; each form of them is drawn by the same code, and some of each are enough. Undefined for a page, which has
 * no parameter but `lang`.
 */
export function formOf(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())].filter((name) => name !== 'lang').sort();
  if (names.length === 0) return undefined;
  const [, root, ...rest] = pathname.split('/');
  return `${searchParams.get('lang')} /${[root, ...rest.map(() => '*')].join('/')}?${names.join('&')}`;
}

interface Options {
  /** Addresses that are none of ours, or closed by robots.txt. */
  isClosed: (url: string) => boolean;
  /** Addresses that are pages although they have parameters: those of the sitemaps. */
  isListed: (url: string) => boolean;
  /** Of each form of search as many are opened in each language. */
  perForm: number;
  /** Each page in one of its languages only, by turns. */
  turns: boolean;
}

/** The addresses that wait, each once, in the order they were found. */
export function createFrontier({ isClosed, isListed, perForm, turns }: Options) {
  const seen = new Set<number>();
  const forms = new Map<string, number>();
  /** Searches past the share, by the page they were found on. */
  const leftOut = new Map<number, string[]>();
  let steps: Step[] = [];
  let at = 0;

  /** The address in the language in which its page is opened. */
  function turned(url: string): string {
    if (!turns) return url;
    const lang = keyOf(url.replace(LANG, '')) % 2 === 0 ? 'ar' : 'en';
    return url.replace(LANG, `$1${lang}`);
  }

  return {
    turned,
    add(address: string, from: string): void {
      const url = turned(address);
      const key = keyOf(url);
      if (seen.has(key) || isClosed(url)) return;
      seen.add(key);
      const form = isListed(url) ? undefined : formOf(url);
      if (form !== undefined) {
        const opened = forms.get(form) ?? 0;
        if (opened >= perForm) {
          const page = keyOf(from);
          leftOut.set(page, [...(leftOut.get(page) ?? []), url]);
          return;
        }
        forms.set(form, opened + 1);
      }
      steps.push({ url, from });
    },
    next(): Step | undefined {
      const step = steps[at];
      if (step) at += 1;
      // Removing the first of many moves all the others: it is done now and then.
      if (at > 10_000) {
        steps = steps.slice(at);
        at = 0;
      }
      return step;
    },
    /** Lets searches that were left out on a page wait after all. @returns them */
    reclaim(from: string, isWanted: (url: string) => boolean): string[] {
      const page = keyOf(from);
      const taken = (leftOut.get(page) ?? []).filter(isWanted);
      if (taken.length === 0) return taken;
      leftOut.set(
        page,
        (leftOut.get(page) ?? []).filter((url) => !isWanted(url)),
      );
      for (const url of taken) steps.push({ url, from });
      return taken;
    },
    has: (address: string): boolean => seen.has(keyOf(turned(address))),
    get waiting(): number {
      return steps.length - at;
    },
    get leftOut(): number {
      return [...leftOut.values()].reduce((sum, urls) => sum + urls.length, 0);
    },
  };
}

const LANG = /([?&]lang=)(?:ar|en)\b/;
