/** Random access to a file that is kept in pieces. */
export interface ByteSource {
  size: number;
  /** Fewer bytes than asked for at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
}

export const bytesOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
});

/** A box of an MP4 file (ISO/IEC 14496-12): a length, four letters, and content. Offsets are within the source. */
export interface Box {
  type: string;
  start: number;
  /** Where the content begins. */
  body: number;
  end: number;
}

/** More than any sound file has at one level; a file that goes on and on is not one. */
const MAX_BOXES = 1024;

/** The boxes that fill `from`…`to` exactly; undefined when they don't. */
export async function boxesIn(source: ByteSource, from: number, to: number): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  for (let start = from; start < to; ) {
    const head = await source.read(start, 16);
    if (head.length < 8 || boxes.length >= MAX_BOXES) return undefined;
    const type = head.toString('latin1', 4, 8);
    let size = head.readUInt32BE(0);
    let body = start + 8;
    if (size === 1) {
      if (head.length < 16) return undefined;
      const long = head.readBigUInt64BE(8);
      if (long > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
      size = Number(long);
      body = start + 16;
    }
    const end = size === 0 ? to : start + size;
    if (end < body || end > to) return undefined;
    boxes.push({ type, start, body, end });
    start = end;
  }
  return boxes;
}
