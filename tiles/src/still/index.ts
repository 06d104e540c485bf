export { type Archive, openArchive } from './archive.ts';
export { type Archives, type Camera, stillMap } from './still-map.ts';
