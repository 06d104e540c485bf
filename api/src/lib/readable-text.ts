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

/** NUL, which the database keeps in no text, and halves of surrogate pairs, which are no characters. */
const UNREADABLE = /[\0\p{Cs}]/u;

export const isReadable = (text: string): boolean => !UNREADABLE.test(text);

/** Where the first unreadable text stands, in values and in names. A list, not a recursion: bodies may be nested as deep as they are long. */
export function unreadablePlace(input: unknown): string[] | null {
  const left: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (!isReadable(value)) return path;
    } else if (isPlain(value)) {
      for (const [name, inner] of Object.entries(value)) {
        if (!isReadable(name)) return path;
        // Below this nobody reads the path, and copying it at each level would take quadratic time.
        if (inner && (typeof inner === 'object' || typeof inner === 'string'))
          left.push({ value: inner, path: path.length < 8 ? [...path, name] : path });
      }
    }
  }
  return null;
}

/** Bodies parsed from text, as opposed to files and streams. */
function isPlain(value: unknown): value is object {
  if (!value || typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  return (
    prototype === null ||
    prototype === Object.prototype ||
    Array.isArray(value) ||
    Object.getPrototypeOf(prototype) === null
  );
}
