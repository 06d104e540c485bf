import { type Flavor, type Language, mapStyle, type StreetsSource } from '@diyar/tiles/style';
import latin400 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url';
import latin600 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url';
import arabic400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url';
import arabic600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2?url';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { OWN } from '../listings/pin-layer.ts';
import type { MapLayer } from '../types.ts';

/** Served by the API from the data folder. */
const TILES = '/tiles/base.pmtiles';

const absolute = (url: string) => new URL(url, location.href).href;

/** The style without imagery, which is added once the map stands. The fonts are the page's own files, already cached. */
export function baseStyle(flavor: Flavor, lang: Language, streets?: StreetsSource): StyleSpecification {
  return mapStyle({
    flavor,
    lang,
    streets: streets && { ...streets, ...(streets.url ? { url: absolute(streets.url) } : {}) },
    tilesUrl: absolute(TILES),
    fontsUrl: {
      'plex-arabic-400.woff2': absolute(arabic400),
      'plex-arabic-600.woff2': absolute(arabic600),
      'plex-latin-400.woff2': absolute(latin400),
      'plex-latin-600.woff2': absolute(latin600),
    },
  });
}

export function flavorOf(layer: MapLayer, scheme: 'light' | 'dark'): Flavor {
  return layer === 'standard' ? scheme : layer;
}

/** The layer that all of the map is before its land has come. */
export const SEA = 'sea';

/** A style to begin with: until the land is there the frame's sand shows through, and no sea where Syria will be. */
export function withoutSea(style: StyleSpecification): StyleSpecification {
  const layers = style.layers.map((layer) =>
    layer.id === SEA && layer.type === 'background'
      ? { ...layer, paint: { ...layer.paint, 'background-opacity': 0 } }
      : layer,
  );
  return { ...style, layers };
}

/** Our layers live in the map's style: a change of style must hand them on, or they vanish with the old one. */
export function preserveOwn(previous: StyleSpecification | undefined, next: StyleSpecification): StyleSpecification {
  if (!previous) return next;
  const ownSources = Object.entries(previous.sources).filter(([id]) => id.startsWith(OWN));
  return {
    ...next,
    sources: { ...next.sources, ...Object.fromEntries(ownSources) },
    layers: withOwn(previous.layers, next.layers),
  };
}

/** Each of ours stays under what it lay under: pins above everything, colours of places under their names. */
function withOwn(previous: readonly LayerSpecification[], next: readonly LayerSpecification[]): LayerSpecification[] {
  const layers = [...next];
  for (const [at, own] of previous.entries()) {
    if (!own.id.startsWith(OWN)) continue;
    const above = previous.slice(at + 1).find(({ id }) => next.some((layer) => layer.id === id));
    layers.splice(above ? layers.findIndex(({ id }) => id === above.id) : layers.length, 0, own);
  }
  return layers;
}
