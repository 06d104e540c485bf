/** A file of boxes that is a real MP4 as far as its structure goes: one picture track, and what a test asks for. */
export interface Mp4Options {
  brand?: string;
  codec?: string;
  seconds?: number;
  /** Written where phones write it, and as a track along the way. */
  place?: string;
  fragmented?: boolean;
  /** The samples lie at this address. */
  foreign?: string;
  payload?: Buffer;
  /** A track whose table of chunks claims so many. */
  claimedChunks?: number;
}

const box = (type: string, ...parts: Buffer[]) => {
  const head = Buffer.alloc(8);
  const body = Buffer.concat(parts);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value, i * 4);
  return bytes;
};
const text = (value: string) => Buffer.from(value, 'latin1');

export function anMp4(options: Mp4Options = {}): Buffer {
  const {
    brand = 'isom',
    codec = 'avc1',
    seconds = 4,
    place,
    fragmented,
    foreign,
    claimedChunks,
    payload = Buffer.alloc(3000, 7),
  } = options;
  const ftyp = box('ftyp', text(brand), u32(512), text('isomiso2avc1mp41'));
  const positions = Buffer.from(place ? `position ${place}` : '');
  const mdat = box('mdat', payload, positions);
  const positionsAt = ftyp.length + 8 + payload.length;

  const visual = Buffer.alloc(78);
  visual.writeUInt16BE(640, 24);
  visual.writeUInt16BE(360, 26);
  const url = foreign ? box('url ', u32(0), text(foreign)) : box('url ', u32(1));
  const track = (kind: string, entry: Buffer, at: number, length: number, chunks = 1) =>
    box(
      'trak',
      box(
        'tkhd',
        u32(0, 0, 0, 1, 0, seconds * 1000, 0, 0, 0, 0),
        u32(0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000),
        u32(0, 0),
      ),
      box(
        'mdia',
        box('hdlr', u32(0, 0), text(kind), u32(0, 0, 0), Buffer.alloc(1)),
        box(
          'minf',
          box('dinf', box('dref', u32(0, 1), url)),
          box(
            'stbl',
            box('stsd', u32(0, 1), entry),
            box('stsc', u32(0, 1, 1, 1, 1)),
            box('stsz', u32(0, 0, 1, length)),
            box('stco', u32(0, chunks, at)),
          ),
        ),
      ),
    );
  const moov = box(
    'moov',
    box('mvhd', u32(0, 0, 0, 1000, seconds * 1000), Buffer.alloc(80)),
    track('vide', box(codec, visual), ftyp.length + 8, payload.length),
    ...(place
      ? [
          track('meta', box('mett', Buffer.alloc(8)), positionsAt, positions.length),
          box('udta', box('\xa9xyz', text(place))),
        ]
      : []),
    ...(claimedChunks ? [track('meta', box('mett', Buffer.alloc(8)), 0, 1, claimedChunks)] : []),
    ...(fragmented ? [box('mvex', u32(0))] : []),
  );
  return Buffer.concat([ftyp, mdat, moov]);
}
