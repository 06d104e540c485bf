export const HEADER_BYTES = 127;

export interface Section {
  offset: number;
  length: number;
}

export interface Header {
  root: Section;
  metadata: Section;
  leaves: Section;
  data: Section;
  addressedTiles: number;
  entries: number;
  contents: number;
  minZoom: number;
  maxZoom: number;
  /** west, south, east, north in degrees */
  bounds: [number, number, number, number];
  center: { lng: number; lat: number; zoom: number };
}

const GZIP = 2;
const MVT = 1;

/** PMTiles v3, section 3. Always clustered, gzip inside and out, vector tiles: the only kind we write. */
export function encodeHeader(header: Header): Buffer {
  const out = Buffer.alloc(HEADER_BYTES);
  out.write('PMTiles', 0, 'latin1');
  out.writeUInt8(3, 7);

  const { root, metadata, leaves, data } = header;
  const words = [root, metadata, leaves, data].flatMap((section) => [section.offset, section.length]);
  words.push(header.addressedTiles, header.entries, header.contents);
  words.forEach((word, i) => {
    out.writeBigUInt64LE(BigInt(word), 8 + i * 8);
  });

  out.writeUInt8(1, 96);
  out.writeUInt8(GZIP, 97);
  out.writeUInt8(GZIP, 98);
  out.writeUInt8(MVT, 99);
  out.writeUInt8(header.minZoom, 100);
  out.writeUInt8(header.maxZoom, 101);
  header.bounds.forEach((degrees, i) => {
    out.writeInt32LE(e7(degrees), 102 + i * 4);
  });
  out.writeUInt8(header.center.zoom, 118);
  out.writeInt32LE(e7(header.center.lng), 119);
  out.writeInt32LE(e7(header.center.lat), 123);
  return out;
}

const e7 = (degrees: number) => Math.round(degrees * 1e7);
