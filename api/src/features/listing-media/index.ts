export { type NamedFiles, PIECE_MAX_BYTES } from './contract.ts';
export type { MediaDeps } from './finish-upload.ts';
export { imageRoutes } from './image-routes.ts';
export { missingFiles } from './missing-files.ts';
export { present as presentMedia, presentPublicVideo } from './present.ts';
export { photosIn, publicVideo, type VideoRow } from './queries.ts';
export { receiveImage } from './receive-files.ts';
export { videoRoutes } from './video-routes.ts';
export { dropRevisionMedia, publishRevisionMedia, readMedia } from './working-set.ts';
