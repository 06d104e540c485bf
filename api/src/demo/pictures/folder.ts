import { join } from 'node:path';

/** `<group>/<subject>/<name>.webp`. */
export const FILES = join(import.meta.dirname, 'files');
