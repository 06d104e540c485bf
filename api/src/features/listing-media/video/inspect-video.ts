import { AppError } from '#lib/errors.ts';
import { type Box, type ByteSource, boxesIn } from './boxes.ts';
import { durationMs, isQuarterTurn, sampleRanges, type Tree, treeOf } from './read-moov.ts';

export interface VideoFacts {
  durationMs: number;
  /** As a viewer sees it, after the turn that phones write down. */
  width: number;
  height: number;
}

/** Bytes to be blanked. A box becomes `free` (players pass it over); its length stays, so that no offset moves. */
export type Blank = { start: number; end: number; isBox: boolean };

export interface InspectedVideo {
  facts: VideoFacts;
  /** Where the file says where it was taken, and everything else that is no picture and no sound. */
  blanks: Blank[];
}

/** Formats that browsers play. */
const CODECS = ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09'];
const BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|3gp[4-9]|dash)$/;
/** A phone writes two to six. */
const MAX_TRACKS = 16;
const MOOV_MAX = 8 * 1024 * 1024;
const PERSONAL = ['udta', 'meta', 'uuid'];

/** By the first bytes, before the rest is sent: MOV, HLS and everything else that is no MP4 file. */
export const isMp4 = (head: Uint8Array): boolean => {
  const text = Buffer.from(head.subarray(0, 12)).toString('latin1');
  return text.slice(4, 8) === 'ftyp' && BRANDS.test(text.slice(8, 12));
};

/** Reads the structure only; nothing is decoded. @throws AppError video_type (415), video_unreadable (422) */
export async function inspectVideo(source: ByteSource): Promise<InspectedVideo> {
  if (!isMp4(await source.read(0, 12))) throw refused();
  const top = await boxesIn(source, 0, source.size);
  const moov = top?.find(({ type }) => type === 'moov');
  if (!top || !moov || moov.end - moov.start > MOOV_MAX || !top.some(({ type }) => type === 'mdat')) throw unreadable();
  const tree = await treeOf(source, moov);
  try {
    return await inspectTree(source, top, tree, moov);
  } catch (error) {
    // A table that points outside itself.
    throw error instanceof RangeError ? unreadable() : error;
  }
}

async function inspectTree(source: ByteSource, top: Box[], tree: Tree, moov: Box): Promise<InspectedVideo> {
  const root = { ...moov, start: 0, body: moov.body - moov.start, end: moov.end - moov.start };
  const parts = await tree.children(root);
  const header = parts.find(({ type }) => type === 'mvhd');
  if (!header) throw unreadable();
  // A film in fragments is a stream's (HLS, DASH), not a file's.
  if (parts.some(({ type }) => type === 'mvex')) throw refused();

  const inFile = ({ start, end }: Box): Blank => ({ start: moov.start + start, end: moov.start + end, isBox: true });
  const blanks: Blank[] = top
    .filter(({ type }) => [...PERSONAL, 'free', 'skip'].includes(type))
    .map(({ start, end }) => ({ start, end, isBox: true }));
  blanks.push(...parts.filter(({ type }) => PERSONAL.includes(type)).map(inFile));

  let picture: VideoFacts | undefined;
  const tracks = parts.filter(({ type }) => type === 'trak');
  if (tracks.length > MAX_TRACKS) throw unreadable();
  for (const track of tracks) {
    const media = await tree.child(track, 'mdia');
    const handler = await tree.child(media, 'hdlr');
    const kind = handler && tree.bytes.toString('latin1', handler.body + 8, handler.body + 12);
    const table = await tree.child(media, 'minf', 'stbl');
    if (kind !== 'vide' && kind !== 'soun') {
      // Positions along the way are a track of their own.
      blanks.push(inFile(track));
      for (const range of await sampleRanges(tree, table)) blanks.push({ ...range, isBox: false });
      continue;
    }
    await refuseForeignData(tree, await tree.child(media, 'minf', 'dinf', 'dref'));
    blanks.push(...(await tree.children(track)).filter(({ type }) => PERSONAL.includes(type)).map(inFile));
    if (kind === 'vide') picture ??= await pictureOf(tree, track, table, durationMs(tree, header));
  }
  if (!picture) throw refused();
  if (picture.durationMs < 1 || blanks.some(({ end }) => end > source.size)) throw unreadable();
  return { facts: picture, blanks };
}

async function pictureOf(tree: Tree, track: Box, table: Box | undefined, duration: number): Promise<VideoFacts> {
  const description = await tree.child(table, 'stsd');
  // Version, flags and a count come before the entries.
  const [entry] = await tree.children(description, 8);
  const turn = await tree.child(track, 'tkhd');
  if (!entry || !turn) throw unreadable();
  if (!CODECS.includes(entry.type)) throw refused();
  const [width, height] = [tree.bytes.readUInt16BE(entry.body + 24), tree.bytes.readUInt16BE(entry.body + 26)];
  if (width === 0 || height === 0) throw unreadable();
  return isQuarterTurn(tree, turn)
    ? { durationMs: duration, width: height, height: width }
    : { durationMs: duration, width, height };
}

/** A track whose samples lie in another file (or at an address) is a trap for whoever opens it. */
async function refuseForeignData(tree: Tree, references: Box | undefined): Promise<void> {
  for (const { body } of await tree.children(references, 8)) {
    if ((tree.bytes.readUInt32BE(body) & 1) === 0) throw refused();
  }
}

const refused = () => new AppError('video_type', 415);
const unreadable = () => new AppError('video_unreadable', 422);
