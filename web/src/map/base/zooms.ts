export const MIN_ZOOM = 5;
/** Nearer the schematic map has nothing to say: landmarks are known to 200 m, quarters have names and no streets. */
export const SCHEMATIC_MAX_ZOOM = 16;
/** How near streets are drawn, and clusters come apart. */
export const MAX_ZOOM = 18;
