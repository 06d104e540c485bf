import { join } from 'node:path';

/** Licences are personal papers: beside the pictures, but under no address of their own. */
export const licensePath = (dataDir: string, file: string): string => join(dataDir, 'licenses', file);
