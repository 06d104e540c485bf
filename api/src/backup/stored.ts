import { createHash } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { z } from 'zod';
import type { Place } from './place.ts';

/** Bytes of a piece: what is in memory at a time, and far below what one call to a bucket may carry. */
const PIECE_BYTES = 32 * 1024 * 1024;

/** One stream in a place, in numbered pieces. `sha256` is of what lies there, `plain` of what went in. */
export const Stored = z.object({
  name: z.string(),
  pieces: z.int().positive(),
  sha256: z.string(),
  isSealed: z.boolean(),
  plain: z.object({ bytes: z.int(), sha256: z.string() }),
});
export type Stored = z.infer<typeof Stored>;

type Bytes = AsyncIterable<Uint8Array>;
type Web = globalThis.ReadableStream<Uint8Array>;

/** The two libraries name the same streams by different types. */
const asWeb = (bytes: Bytes): Web => ReadableStream.from(bytes) as unknown as Web;
const asBytes = (stream: Web): Bytes => stream as unknown as Bytes;

const pieceName = (name: string, number: number) => `${name}.${String(number).padStart(4, '0')}`;

/**
 * Writes a stream, sealed to the recipient where there is one, and reads it back.
 * @throws Error when what lies there is not what was written
 */
export async function store(place: Place, name: string, plain: Bytes, recipient: string | null): Promise<Stored> {
  const given = createHash('sha256');
  let bytes = 0;
  async function* counted() {
    for await (const chunk of plain) {
      given.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const stream = recipient ? asBytes(await seal(asWeb(counted()), recipient)) : counted();
  const written = createHash('sha256');
  let pieces = 0;
  for await (const piece of inPieces(stream)) {
    written.update(piece);
    await place.put(pieceName(name, pieces++), piece);
  }
  const stored: Stored = {
    name,
    pieces,
    sha256: written.digest('hex'),
    isSealed: recipient !== null,
    plain: { bytes, sha256: given.digest('hex') },
  };
  for await (const _ of piecesOf(place, stored));
  return stored;
}

/** The bytes as they went in, opened with the operator's key. @throws Error when a byte is missing or another */
export async function* open(place: Place, stored: Stored, identity: string | null): Bytes {
  if (stored.isSealed && !identity)
    throw new Error('This backup is sealed: name the file of its key with --identity FILE.');
  const taken = createHash('sha256');
  const pieces = piecesOf(place, stored);
  for await (const chunk of stored.isSealed ? asBytes(await unseal(asWeb(pieces), identity ?? '')) : pieces) {
    taken.update(chunk);
    yield chunk;
  }
  if (taken.digest('hex') !== stored.plain.sha256) throw new Error(`${stored.name} is not what was backed up.`);
}

/** Its pieces one after another; the last is followed by a comparison with the hash of all. */
async function* piecesOf(place: Place, { name, pieces, sha256 }: Stored): AsyncGenerator<Uint8Array> {
  const read = createHash('sha256');
  for (let number = 0; number < pieces; number++) {
    const piece = await place.get(pieceName(name, number));
    if (!piece) throw new Error(`${pieceName(name, number)} is missing in the backup.`);
    read.update(piece);
    yield piece;
  }
  if (read.digest('hex') !== sha256) throw new Error(`${name} is damaged: its hash is another.`);
}

/** At least one piece, though it be empty. */
async function* inPieces(stream: Bytes): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  let isFirst = true;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(chunks);
    isFirst = false;
    [chunks, size] = [[], 0];
  }
  if (size > 0 || isFirst) yield Buffer.concat(chunks);
}

async function seal(stream: Web, recipient: string): Promise<Web> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter.encrypt(stream);
}

async function unseal(stream: Web, identity: string): Promise<Web> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(stream);
}

/** A small text at once. */
export const bytesOf = async function* (text: string): Bytes {
  yield Buffer.from(text);
};

export async function textOf(bytes: Bytes): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
