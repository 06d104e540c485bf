import { open } from 'node:fs/promises';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { fileSource } from '../file-source.ts';

/** The tiles of one PMTiles file. */
export interface Archive {
  /** Undefined where the file has no such tile. */
  tile: (z: number, x: number, y: number) => Promise<VectorTile | undefined>;
  close: () => Promise<void>;
}

/** Opens an archive; throws where there is no such file. A file that is replaced stays the one that was opened. */
export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file);
  const tiles = new PMTiles(fileSource(handle, file));
  return {
    tile: async (z, x, y) => {
      const found = await tiles.getZxy(z, x, y);
      return found && new VectorTile(new PbfReader(new Uint8Array(found.data)));
    },
    close: () => handle.close(),
  };
}
