import { withoutTracking } from '#lib/links.ts';
import { SHARE_PATH } from './shared-photos.ts';

/** How a request is answered. `other` is none of our business. */
export type Kind = 'page' | 'asset' | 'image' | 'facts' | 'answer' | 'share' | 'other';

type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

const NO_PAGE = /^\/(?:api|images|og|tiles|assets)(?:\/|$)|\.\w+$/;
const ICON = /^\/(?:images\/|icons\/|favicon\.|manifest\.webmanifest)/;
/** The same for everybody, and slow to change: what the listing form and the filters are drawn from. */
const FACTS =
  /^\/api\/(?:transaction-types|categories(?:\/[^/]+)?|cities\/provinces(?:\/[^/]+\/cities)?|cities\/[^/]+\/neighborhoods)$/;
/** The same for everybody, by ids that are somebody's: kept as what was looked at, which leaves with the user. */
const CARDS = '/api/listings/cards';
/** Private addresses, whatever their headers say. */
const OWN =
  /^\/api\/(?:auth|users|admin|notifications|credits|priority|docs|listings\/drafts|listings\/[^/]+\/(?:draft|media|uploads|contact|status))/;

/** Requests whose answers may be kept. Nothing that was asked for in somebody's name is, but for facts that know no names. */
export function kindOf({ method, mode, url, headers }: Asked, origin: string): Kind {
  const { origin: to, pathname, searchParams } = new URL(url);
  if (method === 'POST' && mode === 'navigate' && to === origin && pathname === SHARE_PATH) return 'share';
  if (method !== 'GET' || to !== origin || headers.has('range')) return 'other';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (ICON.test(pathname)) return 'image';
  // A mailed link's secret stays in no store.
  if (mode === 'navigate') return NO_PAGE.test(pathname) || searchParams.has('token') ? 'other' : 'page';
  if (FACTS.test(pathname)) return 'facts';
  if (pathname === CARDS) return 'answer';
  if (!pathname.startsWith('/api/') || OWN.test(pathname) || headers.has('authorization')) return 'other';
  return 'answer';
}

/** Under what a request is kept: pages without what advertisers append, dashboards without their query, answers by language. */
export function keyOf(url: string, language: string | null): string {
  const key = new URL(url);
  key.hash = '';
  key.search = withoutTracking(key.search);
  // A dashboard's page is the same for everybody and everything: what it shows comes later.
  if (key.pathname.startsWith('/dashboard')) key.search = `?lang=${key.searchParams.get('lang') ?? ''}`;
  if (key.pathname.startsWith('/api/')) key.searchParams.set('in', language ?? '');
  return key.href;
}

/** Whether an answer may be kept for whoever comes next on this device. */
export function mayKeep({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  return status === 200 && type === 'basic' && !/no-store|private/.test(headers.get('cache-control') ?? '');
}

/** No server behind the proxy: as good as no network. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** Milliseconds since the server answered. Without a date it is as old as can be. */
export function ageOf({ headers }: Pick<Response, 'headers'>, now: number): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? Number.POSITIVE_INFINITY : now - date;
}

/**
 * Stores to be thrown away when `version` takes over: all but its own and, for pages still open on it and what they kept, the
 * one before it. Names are `diyar-<what>-<version>`, in the order they were made; answers never outlive their version.
 */
export function outdatedStores(names: readonly string[], prefix: string, version: string): string[] {
  const ours = names.filter((name) => name.startsWith(prefix));
  const versions = [...new Set(ours.map((name) => name.split('-')[2] ?? ''))].filter((old) => old !== version);
  const before = versions.at(-1);
  return ours.filter((name) => {
    const [, what, of] = name.split('-');
    return of !== version && (of !== before || what === 'answers');
  });
}
