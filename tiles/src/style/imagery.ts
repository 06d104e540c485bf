import type { RasterLayerSpecification, RasterSourceSpecification } from '@maplibre/maplibre-gl-style-spec';
import { TOWN_AREA } from './layers/quarter.ts';

/** Pictures from above that the operator has the right to show; nothing is configured by default. */
export interface Imagery {
  /** Address templates with {z}, {x}, {y}; or `pmtiles://…` in `url`. */
  tiles?: readonly string[];
  url?: string;
  attribution?: string;
  maxzoom?: number;
  tileSize?: number;
}

export const IMAGERY_ID = 'imagery';
/** Imagery goes below this layer: over the drawn ground, under the quarter in view, borders and names. */
export const IMAGERY_BEFORE = TOWN_AREA;

/**
 * Source and layer for operator imagery. A source that hangs keeps MapLibre from ever firing `load`, so a page adds this
 * after the map has loaded and takes it away again when nothing arrives.
 */
export function imageryParts(imagery: Imagery): { source: RasterSourceSpecification; layer: RasterLayerSpecification } {
  const { tiles, url, attribution, maxzoom = 14, tileSize = 256 } = imagery;
  return {
    source: {
      type: 'raster',
      tileSize,
      maxzoom,
      ...(tiles ? { tiles: [...tiles] } : {}),
      ...(url ? { url } : {}),
      ...(attribution ? { attribution } : {}),
    },
    layer: { id: IMAGERY_ID, type: 'raster', source: IMAGERY_ID, paint: { 'raster-fade-duration': 200 } },
  };
}
