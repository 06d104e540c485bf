import path from 'node:path';

/** The checkout's folder. */
export const root = path.resolve(import.meta.dirname, '../..');
