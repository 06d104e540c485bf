import type { FilterSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { type Box, boxPolygon } from '../../../box.ts';
import type { Flavor, Palette } from '../../flavors.ts';
import type { Language } from '../../language.ts';
import { STREETS_SOURCE, type StreetsSource } from '../../streets-source.ts';
import { landColor, streetAreaLayers } from './areas.ts';
import { streetLineLayers } from './lines.ts';
import { streetNameLayers } from './names.ts';

interface Options {
  streets: StreetsSource | undefined;
  palette: Palette;
  flavor: Flavor;
  lang: Language;
}

interface StreetLayers {
  /** Below borders. */
  ground: LayerSpecification[];
  /** Below our own names. */
  names: LayerSpecification[];
}

/**
 * Streets by layers of our own, in the palettes that all of the map has. `@versatiles/style` was tried: 285 layers, 25 kB
 * of code, letters and pictures from another host, and colours that know nothing of our four looks.
 */
export function streetLayers({ streets, palette, flavor, lang }: Options): StreetLayers {
  if (!streets) return { ground: [], names: [] };
  if (streets.kind === 'raster') return { ground: [raster(flavor)], names: [] };
  return {
    ground: [...streetAreaLayers(palette), ...streetLineLayers(palette)],
    names: streetNameLayers(palette, lang),
  };
}

const raster = (flavor: Flavor): LayerSpecification => ({
  id: 'streets',
  type: 'raster',
  source: STREETS_SOURCE,
  // a picture made for daylight would glare in the dark
  paint: flavor === 'dark' ? { 'raster-brightness-max': 0.45, 'raster-saturation': -0.5 } : {},
});

/** Where an extract begins to be drawn, and hand-drawn roads, rivers and ground end. */
const EXTRACT_ZOOM = 8;
const DRAWN_BY_HAND = new Set([
  ...['ground', 'ground-edge', 'built-up', 'water', 'river', 'river-valley', 'road', 'road-casing'],
  ...['river-name', 'lake-name'],
]);
/** Half way between two names, or a coast to a kilometre: streets would give them the lie. */
const COMPUTED = new Set(['neighborhood-border', 'city-border']);

/** Hand-drawn layers end where a country's extract begins; beside a city's streets only the roads inside of it are left out. */
export function giveWay(
  layers: LayerSpecification[],
  streets: StreetsSource | undefined,
  palette: Palette,
): LayerSpecification[] {
  if (streets?.covers === 'country')
    return layers.map((layer) => {
      if (layer.id === 'country')
        return { ...layer, paint: { ...layer.paint, 'fill-color': landColor(palette) } } as LayerSpecification;
      if (COMPUTED.has(layer.id))
        return { ...layer, layout: { ...layer.layout, visibility: 'none' } } as LayerSpecification;
      return DRAWN_BY_HAND.has(layer.id) ? { ...layer, maxzoom: Math.min(layer.maxzoom ?? 24, EXTRACT_ZOOM) } : layer;
    });
  const bounds = streets?.bounds;
  if (!bounds) return layers;
  return layers.map((layer) =>
    layer.type === 'line' && layer.id.startsWith('road')
      ? { ...layer, filter: ['all', layer.filter ?? true, outside(bounds)] as FilterSpecification }
      : layer,
  );
}

const outside = (bounds: Box): FilterSpecification => ['!', ['within', boxPolygon(bounds)]];
