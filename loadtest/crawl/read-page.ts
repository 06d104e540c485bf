/** Facts a crawler takes from a page. Addresses are absolute and without fragments. */
export interface PageFacts {
  canonical: string | undefined;
  /** hreflang to address. */
  alternates: Map<string, string>;
  isHidden: boolean;
  links: Set<string>;
  /** Style sheets, scripts and icons of the site itself. */
  files: Set<string>;
}

const TAG = /<(a|link|meta|script)\s([^>]*)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/**
 * Our pages are written by React, which quotes every attribute and escapes `<`, `>` and `"` in it: tags can be told apart
 * without building a document, which for ten thousand pages is most of the work.
 */
export function readPage(html: string, address: string): PageFacts {
  const facts: PageFacts = {
    canonical: undefined,
    alternates: new Map(),
    isHidden: false,
    links: new Set(),
    files: new Set(),
  };
  const { origin } = new URL(address);
  for (const [, tag = '', text = ''] of html.matchAll(TAG)) {
    const attributes = new Map(
      [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]),
    );
    const target = whole(attributes.get('href') ?? attributes.get('src'), address);
    const rel = attributes.get('rel') ?? '';
    if (tag === 'meta' && attributes.get('name') === 'robots')
      facts.isHidden ||= /noindex/.test(attributes.get('content') ?? '');
    if (!target) continue;
    if (tag === 'a') facts.links.add(target);
    else if (rel === 'canonical') facts.canonical = target;
    else if (rel === 'alternate') facts.alternates.set(attributes.get('hreflang') ?? '', target);
    else if (target.startsWith(`${origin}/`) && !/^\/(?:images|og)\//.test(new URL(target).pathname))
      facts.files.add(target);
  }
  return facts;
}

const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

function whole(href: string | undefined, address: string): string | undefined {
  if (href === undefined || /^(?:mailto|tel|javascript|data|blob):/.test(href)) return undefined;
  try {
    const url = new URL(href, address);
    url.hash = '';
    return url.href;
  } catch {
    return undefined;
  }
}
