import type { FileHandle } from 'node:fs/promises';
import type { Source } from 'pmtiles';

/** An open file as what `PMTiles` reads ranges of. */
export const fileSource = (handle: FileHandle, key: string): Source => ({
  getKey: () => key,
  getBytes: async (offset, length) => {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await handle.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  },
});
