import { SaxesParser } from 'saxes';

/** An address of a sitemap, and what it says its translations are. */
export interface Listed {
  loc: string;
  /** hreflang to address. */
  alternates: Map<string, string>;
}

const MOST_URLS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

/** Every address of the index's files, file by file. What breaks the protocol is said by `complain`. */
export async function* readSitemaps(site: string, complain: (what: string) => void): AsyncGenerator<Listed> {
  const { addresses: files } = await readFile(`${site}/sitemap.xml`, complain);
  for (const { loc } of files) {
    const { addresses, bytes } = await readFile(loc, complain);
    if (addresses.length > MOST_URLS) complain(`${loc}: ${addresses.length} addresses`);
    if (bytes > MOST_BYTES) complain(`${loc}: ${bytes} bytes`);
    yield* addresses;
  }
}

async function readFile(url: string, complain: (what: string) => void) {
  const reply = await fetch(url, { redirect: 'manual' });
  if (reply.status !== 200) {
    await reply.body?.cancel();
    complain(`${url}: ${reply.status}`);
    return { addresses: [], bytes: 0 };
  }
  const text = await reply.text();
  return { addresses: parseSitemap(text), bytes: Buffer.byteLength(text) };
}

/** Throws where the file is not well-formed XML with its namespaces declared. */
export function parseSitemap(xml: string): Listed[] {
  const parser = new SaxesParser({ xmlns: true });
  const found: Listed[] = [];
  let text = '';
  parser.on('opentag', ({ local, attributes }) => {
    text = '';
    if (local === 'url' || local === 'sitemap') found.push({ loc: '', alternates: new Map() });
    if (local === 'link') found.at(-1)?.alternates.set(attributes.hreflang?.value ?? '', attributes.href?.value ?? '');
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ local, uri }) => {
    const last = found.at(-1);
    if (last && local === 'loc' && !uri.includes('image')) last.loc = text;
  });
  parser.write(xml).close();
  return found;
}
