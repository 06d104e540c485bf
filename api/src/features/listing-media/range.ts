/**
 * A `Range` header with one range of bytes; undefined for none (and for what may be ignored: other units, several ranges),
 * `none` for one that lies outside.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): { from: number; to: number } | 'none' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { from: size - length, to: size - 1 };
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < from) return undefined;
  return from >= size ? 'none' : { from, to };
}
