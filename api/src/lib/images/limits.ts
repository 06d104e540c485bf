/** Bounds of what is accepted (ARCHITECTURE, "Spec conflicts": ≤ 15 MB and ≤ 50 megapixels). */
export interface ImageLimits {
  maxBytes: number;
  maxPixels: number;
  /** Pixels that each side has at least, where a picture has to show something. */
  minSide?: number;
}

export const IMAGE_LIMITS: ImageLimits = { maxBytes: 15 * 1024 * 1024, maxPixels: 50_000_000 };

/** Of portraits, logos and icons, which are shown small: fewer pixels on a side are a dot or a line. */
export const SMALL_PICTURE_MIN_SIDE = 16;

/** The kept original is re-encoded within this box: the browser downsizes to the same before it uploads. */
export const ORIGINAL_BOX = 2560;

/** A picture never holds a process longer than this; a decoder that is still busy then is killed. */
export const JOB_TIMEOUT_MS = 20_000;
/** Work that steps back for everything else may wait long for its turn. */
export const BACKGROUND_TIMEOUT_MS = 180_000;
