export { type Archive, openArchive } from './archive.ts';
export { type Camera, stillMap } from './still-map.ts';
