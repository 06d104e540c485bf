import { type Box, type ByteSource, boxesIn, bytesOf } from './boxes.ts';

/** The header of an MP4 file in memory, walked by names. Offsets are within `moov`'s own bytes. */
export interface Tree {
  bytes: Buffer;
  children(box: Box | undefined, skip?: number): Promise<Box[]>;
  child(box: Box | undefined, ...path: string[]): Promise<Box | undefined>;
}

export async function treeOf(source: ByteSource, moov: Box): Promise<Tree> {
  const bytes = await source.read(moov.start, moov.end - moov.start);
  const inside = bytesOf(bytes);
  /** @param skip bytes of the box's own before its children */
  const children = async (box: Box | undefined, skip = 0) =>
    (box && (await boxesIn(inside, box.body + skip, box.end))) ?? [];
  return {
    bytes,
    children,
    async child(box, ...path) {
      let at = box;
      for (const type of path) at = (await children(at)).find((child) => child.type === type);
      return at;
    },
  };
}

/** Version 0 has 32-bit times, version 1 has 64-bit ones. */
export function durationMs({ bytes }: Tree, { body }: Box): number {
  const isLong = bytes[body] === 1;
  const timescale = bytes.readUInt32BE(body + (isLong ? 20 : 12));
  const duration = isLong ? Number(bytes.readBigUInt64BE(body + 24)) : bytes.readUInt32BE(body + 16);
  return timescale === 0 ? 0 : Math.round((duration / timescale) * 1000);
}

/** Phones keep their pictures lying and say how to turn them: a quarter turn has nothing on the matrix's diagonal. */
export function isQuarterTurn({ bytes }: Tree, { body }: Box): boolean {
  const matrix = body + (bytes[body] === 1 ? 52 : 40);
  return bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 16) === 0;
}

/** Of a track that is no picture and no sound: one a second for hours. */
const MAX_CHUNKS = 20_000;

/** Where a track's samples lie in the file, chunk by chunk. */
export async function sampleRanges(tree: Tree, stbl: Box | undefined): Promise<{ start: number; end: number }[]> {
  const { bytes } = tree;
  const offsets = await tree.child(stbl, 'stco');
  const long = await tree.child(stbl, 'co64');
  const runs = await tree.child(stbl, 'stsc');
  const sizes = await tree.child(stbl, 'stsz');
  const table = offsets ?? long;
  if (!table || !runs || !sizes) return [];
  const count = bytes.readUInt32BE(table.body + 4);
  const fixed = bytes.readUInt32BE(sizes.body + 4);
  const runCount = bytes.readUInt32BE(runs.body + 4);
  // Counts beyond their own box would let a small file be read over and over.
  if (
    count > MAX_CHUNKS ||
    8 + count * (long ? 8 : 4) > table.end - table.body ||
    8 + runCount * 12 > runs.end - runs.body
  )
    throw new RangeError('a sample table larger than its box');
  const ranges: { start: number; end: number }[] = [];
  let sample = 0;
  let run = 0;
  for (let chunk = 0; chunk < count; chunk++) {
    const firstOfNext =
      run + 1 < runCount ? bytes.readUInt32BE(runs.body + 8 + (run + 1) * 12) : Number.POSITIVE_INFINITY;
    if (chunk + 1 >= firstOfNext) run++;
    const samples = bytes.readUInt32BE(runs.body + 8 + run * 12 + 4);
    const start = long
      ? Number(bytes.readBigUInt64BE(table.body + 8 + chunk * 8))
      : bytes.readUInt32BE(table.body + 8 + chunk * 4);
    let length = fixed * samples;
    if (fixed === 0) {
      if (12 + (sample + samples) * 4 > sizes.end - sizes.body)
        throw new RangeError('a sample table larger than its box');
      for (let i = 0; i < samples; i++) length += bytes.readUInt32BE(sizes.body + 12 + (sample + i) * 4);
    }
    sample += samples;
    ranges.push({ start, end: start + length });
  }
  return ranges;
}
