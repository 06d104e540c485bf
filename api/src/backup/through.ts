import { type Duplex, pipeline, Readable } from 'node:stream';

/** Bytes on their way through a stream that changes them; what fails before it fails behind it too. */
export const through = (
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  change: Duplex,
): AsyncIterable<Uint8Array> => pipeline(Readable.from(bytes, { objectMode: true }), change, () => {});
