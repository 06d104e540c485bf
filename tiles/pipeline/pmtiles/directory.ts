import { gzipSync } from 'node:zlib';

/** Appends an unsigned LEB128 integer; plain arithmetic because tile ids pass 2^32 above zoom 15. */
function pushVarint(value: number, out: number[]): void {
  let rest = value;
  while (rest >= 0x80) {
    out.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  out.push(rest);
}

/** A run of identical tiles; `run` 0 means the entry points at a leaf directory instead of at a tile. */
export interface Entry {
  tileId: number;
  run: number;
  offset: number;
  length: number;
}

/** A reader fetches header and root in its first 16 kB request, so both must fit there (PMTiles v3, section 3). */
const ROOT_LIMIT = 16_384 - 127;
/** Entries of the smallest leaf, some 4 kB: a view reads one or two of them before its tiles. */
const LEAF = 1024;

/** PMTiles v3, section 4.2: the columns one after another, ids as deltas, an offset of 0 for "right after the previous". */
export function encodeDirectory(entries: Entry[]): Buffer {
  const out: number[] = [];
  pushVarint(entries.length, out);
  let previousId = 0;
  for (const { tileId } of entries) {
    pushVarint(tileId - previousId, out);
    previousId = tileId;
  }
  for (const { run } of entries) pushVarint(run, out);
  for (const { length } of entries) pushVarint(length, out);
  let expected = -1;
  for (const { offset, length } of entries) {
    pushVarint(offset === expected ? 0 : offset + 1, out);
    expected = offset + length;
  }
  return gzipSync(Buffer.from(out), { level: 9 });
}

/** Splits into leaves, doubling their size, until the root fits in the first request. */
export function encodeDirectories(entries: Entry[], rootLimit = ROOT_LIMIT): { root: Buffer; leaves: Buffer } {
  const whole = encodeDirectory(entries);
  if (whole.length <= rootLimit) return { root: whole, leaves: Buffer.alloc(0) };

  for (let size = LEAF; ; size *= 2) {
    const pages: Buffer[] = [];
    const pointers: Entry[] = [];
    let offset = 0;
    for (let start = 0; start < entries.length; start += size) {
      const part = entries.slice(start, start + size);
      const page = encodeDirectory(part);
      pointers.push({ tileId: part[0]?.tileId ?? 0, run: 0, offset, length: page.length });
      pages.push(page);
      offset += page.length;
    }
    const root = encodeDirectory(pointers);
    if (root.length <= rootLimit || pages.length === 1) return { root, leaves: Buffer.concat(pages) };
  }
}
