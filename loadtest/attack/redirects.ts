import type { AttackedSite } from '../lib/attacked-site.ts';

/** Follows redirects as a browser does, which gives up after twenty. @returns how many there were, and where they ended */
export async function followed(send: AttackedSite['send'], path: string, most = 20) {
  let at = path;
  for (let hops = 0; ; hops++) {
    const { status, headers, text } = await send(at, { headers: { accept: 'text/html' } });
    const next = headers.location;
    if (status < 300 || status >= 400 || !next || hops === most) return { hops, status, at, text };
    const url = new URL(next, 'http://same.example');
    if (url.host !== 'same.example') return { hops: hops + 1, status, at: next, text };
    at = url.pathname + url.search;
  }
}
