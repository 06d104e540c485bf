import { randomUUID } from 'node:crypto';
import { type Duplex, pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Place } from '../place.ts';
import { open, Stored, store } from '../stored.ts';
import { isHistory, isSegment, orderOf } from './segments.ts';

/** Bytes on their way through a stream that changes them; what fails before it fails behind it too. */
export const through = (
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  change: Duplex,
): AsyncIterable<Uint8Array> => pipeline(Readable.from(bytes, { objectMode: true }), change, () => {});

const PREFIX = 'wal/';

/** A segment of the log in the place: what leads to its content, written after it. */
const Entry = z.object({
  content: Stored,
  /** Everything that was committed until then lies in this segment or before it; null: unknown. */
  until: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime(),
});
export type Entry = z.infer<typeof Entry>;

/** A segment's name in the log of one cluster, which its system identifier tells from others of the same numbers. */
export interface Named {
  system: string;
  segment: string;
}

const nameOf = ({ system, segment }: Named) => `${PREFIX}${system}/${segment}.json`;

/** Takes the place of what was sent of this segment before, when it was shorter. */
export async function storeSegment(
  place: Place,
  named: Named,
  { bytes, until, recipient, now }: { bytes: Buffer; until: string | null; recipient: string | null; now: Date },
): Promise<void> {
  const before = await readEntry(place, named);
  const name = `${PREFIX}${named.system}/${named.segment}-${randomUUID().slice(0, 8)}.gz${recipient ? '.age' : ''}`;
  const content = await store(place, name, through([bytes], createGzip({ level: 1 })), recipient);
  // The shorter one's moment holds of this.
  const entry: Entry = { content, until: until ?? before?.until ?? null, sentAt: now.toISOString() };
  await place.put(nameOf(named), Buffer.from(JSON.stringify(entry)));
  if (before) await removeContent(place, before);
}

/** Undefined: there is none of this name. */
export async function readEntry(place: Place, named: Named): Promise<Entry | undefined> {
  const text = await place.get(nameOf(named));
  return text && Entry.parse(JSON.parse(text.toString('utf8')));
}

async function removeContent(place: Place, { content }: Entry): Promise<void> {
  for (const name of await place.list(`${content.name}.`)) await place.remove(name);
}

/** @throws Error when a byte is missing or another */
export const openEntry = (place: Place, { content }: Entry, identity: string | null): AsyncIterable<Uint8Array> =>
  through(open(place, content, identity), createGunzip());

/** Every segment and history file there is, of all clusters, by name. */
export async function listEntries(place: Place): Promise<Named[]> {
  return (await place.list(PREFIX)).flatMap((name) => {
    const [, system, segment] = /^wal\/(\d+)\/([^/]+)\.json$/.exec(name) ?? [];
    return system && segment && (isSegment(segment) || isHistory(segment)) ? [{ system, segment }] : [];
  });
}

/** Half an entry must not look whole: the name first. */
export async function removeEntry(place: Place, named: Named): Promise<void> {
  const entry = await readEntry(place, named);
  await place.remove(nameOf(named));
  if (entry) await removeContent(place, entry);
}

/** Where a log begins: a base's first segment, and the size of all of its cluster. */
export interface Start {
  system: string;
  from: string;
  segmentBytes: number;
}

/** The segments from a start on, without a hole, and the timelines' histories. `lacks`: a later one is there, this is not. */
export async function unbrokenLog(place: Place, { system, from, segmentBytes }: Start) {
  const ofSystem = (await listEntries(place)).filter((named) => named.system === system);
  const order = (segment: string) => orderOf(segment, segmentBytes);
  const first = order(from);
  const later = ofSystem
    .filter(({ segment }) => isSegment(segment) && order(segment) >= first)
    .sort((a, b) => order(a.segment) - order(b.segment) || a.segment.localeCompare(b.segment));
  const segments: Named[] = [];
  let last = first - 1;
  for (const named of later) {
    if (order(named.segment) > last + 1) break;
    last = order(named.segment);
    segments.push(named);
  }
  const histories = ofSystem.filter(({ segment }) => isHistory(segment));
  return { segments, histories, lacks: segments.length < later.length };
}

/** The moment up to which an unbroken log goes; undefined: unknown, or there is none. */
export async function endOf(place: Place, segments: readonly Named[]): Promise<Date | undefined> {
  for (const named of segments.toReversed()) {
    const until = (await readEntry(place, named))?.until;
    if (until) return new Date(until);
  }
  return undefined;
}

/** The segments that a restore to the moment has to read, in order. @returns undefined when the log ends, or breaks off, before it */
export async function entriesUntil(
  place: Place,
  segments: readonly Named[],
  moment: Date,
): Promise<{ segment: string; entry: Entry }[] | undefined> {
  const needed: { segment: string; entry: Entry }[] = [];
  for (const named of segments) {
    const entry = await readEntry(place, named);
    if (!entry) return undefined;
    needed.push({ segment: named.segment, entry });
    if (entry.until && new Date(entry.until) >= moment) return needed;
  }
  return undefined;
}
