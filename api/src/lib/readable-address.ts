/**
 * The address of a page whose percent signs encode nothing, taken by the letter: it is nobody's address, and gets the page of
 * one. The router would refuse it before any page is drawn; a call to the API gets that refusal in the envelope.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
