export { cleanMedia } from './clean-media.ts';
export { makeExtraVariants } from './extra-variants.ts';
export type { MediaDeps } from './finish-upload.ts';
export { imageRoutes } from './image-routes.ts';
export { present as presentMedia } from './present.ts';
export { photosIn } from './queries.ts';
export { receiveImage } from './receive-files.ts';
export { videoRoutes } from './video-routes.ts';
export { dropRevisionMedia, publishRevisionMedia, readMedia } from './working-set.ts';
