import type { IncomingHttpHeaders } from 'node:http';
import { COUNTRY, DEAL_ROOTS } from '#rules/place-address.ts';
import { isBot } from '../views/index.ts';
import type { PageKind } from './page-kinds.ts';

/** A page opened: its kind of page, in which language, and which host led there. */
export interface Visit {
  kind: PageKind;
  language: 'ar' | 'en';
  referrer: string;
}

const KINDS = new Map<string, PageKind>(
  Object.entries<PageKind>({
    '': 'home',
    properties: 'search',
    property: 'listing',
    [COUNTRY]: 'place',
    ...Object.fromEntries([...DEAL_ROOTS.keys()].map((root) => [root, 'place'])),
    offices: 'offices',
    office: 'office',
    dashboard: 'dashboard',
    login: 'account',
    register: 'account',
    account: 'account',
  }),
);
const INFORMATION = ['about', 'advertise', 'contact', 'pricing', 'privacy', 'statistics', 'terms'];

export function kindOf(pathname: string): PageKind {
  const first = pathname.split('/')[1] ?? '';
  if (INFORMATION.includes(first)) return 'information';
  return KINDS.get(first) ?? 'other';
}

/** Visitors who ask not to be counted ("do not track", "global privacy control"), and machines. */
export function isCounted(headers: IncomingHttpHeaders): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  // Fetched ahead, perhaps never looked at.
  if (/prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)) return false;
  return !isBot(headers['user-agent'] ?? '');
}

/** The host alone: the address of the page that led here is nobody's business. */
export function referrerOf(referer: string | undefined, ownHost: string): string {
  const url = referer && URL.canParse(referer) ? new URL(referer) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  if (url.host === ownHost) return 'internal';
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  return /^[a-z0-9.-]{3,100}$/.test(host) && host.includes('.') ? host : '';
}
