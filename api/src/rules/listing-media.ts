export const MAX_IMAGES = 10;
/** Taken by the browser, which makes photos smaller before it sends them. */
export const PHOTO_TAKEN_MAX_BYTES = 50 * 1024 * 1024;
/** Taken by the server. */
export const IMAGE_MAX_BYTES = 15 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 50 * 1024 * 1024;
/** Fewer pixels than this on a side show nothing of a home. */
export const IMAGE_MIN_SIDE = 100;
