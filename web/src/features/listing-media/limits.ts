/* The server's limits, so that nobody waits for a refusal. The contract’s module would bring its schemas along. */
export const IMAGE_MAX_BYTES = 15 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 50 * 1024 * 1024;
