export { type Archive, openArchive } from './archive.ts';
export { type Archives, type Camera, type Print, stillMap } from './still-map.ts';
