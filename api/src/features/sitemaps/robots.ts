/** Desks, calls, and searches of which there is no end; a map view shows what its list shows. Pages that should not be listed say so themselves, and must be read for it. */
const CLOSED = ['/dashboard', '/api/', '/dev/', '/*?*keywords=', '/*?*bbox=', '/*?*shape=', '/*?*sortBy=', '/*?*view='];

/** @param isOpen false where the site is tried out: nothing of it belongs into a search engine */
export function robotsText(origin: string, isOpen: boolean): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n';
  const rules = CLOSED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
