import PointGeometry from '@mapbox/point-geometry';
import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile';
import { fromVectorTileJs } from '@maplibre/vt-pbf';
import { PbfReader } from 'pbf';
import { FIRST_ZOOM, KEPT, type KeptLayer, LAST_ZOOM } from './kept.ts';
import { dropEqual, inOrder, joinLines, type Line } from './lines.ts';
import { extentAt, polygonsOf, scaled, simpler, simplerRing } from './shapes.ts';

/** Letters of those who are not at home there: names that soldiers gave in the Golan. */
const STRANGE = /[\u0400-\u04ff\u0590-\u05ff]/;
/** Those that ruled until 2024, and their party: the extract is older than what their streets are called now. */
const FORMER =
  /حافظ الأسد|باسل الأسد|بشار الأسد|شارع الباسل|دوار الباسل|قصر الباسل|البعث|^(?:شارع )?8 آذار|ضاحية الاسد|hafez al|bassel el|basel alassad|al[ _]?basel|baath|8 (?:march|athar)|march 8/i;

/** Whether a name is not written on the map; the road is drawn without it. The same names are no streets of the search. */
const isLeftOut = (name: string): boolean => STRANGE.test(name) || FORMER.test(name);

/** Types of geometry, as tiles number them; 3 are areas. */
const [POINT, LINE] = [1, 2] as const;
/** Kinds of places that tilemaker files under the tag's key, where the schema has the tag's value. */
const BARE_KEYS = new Set(['amenity', 'historic', 'leisure', 'tourism', 'railway', 'highway']);

const NAMES = ['name', 'name:ar', 'name:en'];

type Properties = Partial<Record<string, string | number>>;
interface Drawn {
  type: 1 | 2 | 3;
  properties: Properties;
  lines: Line[];
}

/**
 * A tile of tilemaker's with what the styles draw at its zoom and nothing else: fields, classes and layers that nobody
 * reads are left out, points closer together than can be seen too, and features of one look become one. The bytes depend
 * on what there is to see alone, not on the order in which threads happened to write it. Undefined when nothing is left.
 */
export function thinTile(data: Uint8Array, z: number): Uint8Array | undefined {
  if (z < FIRST_ZOOM) return undefined;
  const tile = new VectorTile(new PbfReader(data));
  const layers: Parameters<typeof fromVectorTileJs>[0]['layers'] = {};
  const extent = extentAt(z, LAST_ZOOM);
  for (const [name, kept] of Object.entries(KEPT)) {
    const layer = tile.layers[name];
    const features = layer ? drawnOf(layer, kept, { z, extent }) : [];
    if (features.length > 0) layers[name] = layerOf(name, extent, features);
  }
  return Object.keys(layers).length > 0 ? fromVectorTileJs({ layers }) : undefined;
}

interface At {
  z: number;
  extent: number;
}

function drawnOf(layer: VectorTileLayer, kept: KeptLayer, at: At): Drawn[] {
  const looks = new Map<string, { type: Drawn['type']; properties: Properties; parts: Line[][] }>();
  for (let i = 0; i < layer.length; i += 1) {
    const feature = layer.feature(i);
    const properties = propertiesOf(feature, kept, at.z);
    if (!properties || feature.type === 0) continue;
    const key = `${feature.type} ${JSON.stringify(properties)}`;
    const look = looks.get(key) ?? { type: feature.type, properties, parts: [] };
    looks.set(key, look);
    look.parts.push(feature.loadGeometry().map((line) => scaled(line, at.extent / layer.extent)));
  }
  return [...looks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, { type, properties, parts }]): Drawn[] => {
      const lines = linesOf(type, parts, at);
      // MapLibre joins lines of one name itself, and reads the first line of each only
      const isLone = type === POINT || kept.names !== undefined;
      if (isLone) return lines.map((line) => ({ type, properties, lines: [line] }));
      return lines.length > 0 ? [{ type, properties, lines }] : [];
    });
}

/** Undefined where nothing draws it at this zoom. */
function propertiesOf({ properties, type }: VectorTileFeature, kept: KeptLayer, z: number): Properties | undefined {
  const text = (key: string) => (typeof properties[key] === 'string' && properties[key] !== '' ? properties[key] : '');
  const own = text('class');
  const name = BARE_KEYS.has(own) && text('subclass') ? text('subclass') : own;
  const known = Object.hasOwn(kept.classes, name);
  if (z < (kept.classes[name] ?? kept.others ?? Number.POSITIVE_INFINITY)) return undefined;
  const isNamed = kept.names && !NAMES.some((key) => isLeftOut(text(key)));
  const names = Object.fromEntries(NAMES.flatMap((key) => (isNamed && text(key) ? [[key, text(key)]] : [])));
  const hasName = Object.keys(names).length > 0;
  if (!hasName && (kept.names === 'only' || (kept.names && type === POINT && !known))) return undefined;
  const ramp = properties.ramp === 1 ? { ramp: 1 } : {};
  const rank = type === POINT && typeof properties.rank === 'number' ? { rank: properties.rank } : {};
  return { ...(name && (known || kept.names) ? { class: name } : {}), ...ramp, ...rank, ...names };
}

function linesOf(type: Drawn['type'], parts: Line[][], { z, extent }: At): Line[] {
  // half a pixel where a tile is shown nearest, but of the last one, which is magnified sixteen times
  const tolerance = z === LAST_ZOOM ? 0.5 : 1;
  if (type === POINT)
    return dropEqual(
      parts
        .flat()
        .filter(({ length }) => length > 0)
        .sort(inOrder),
    );
  if (type === LINE) return joinLines(parts.flat()).map((line) => simpler(line, tolerance));
  // a square of three pixels at the tile's own zoom
  const least = z === LAST_ZOOM ? 1 : ((extent / 512) * 3) ** 2;
  return parts
    .flatMap(polygonsOf)
    .sort(([a = []], [b = []]) => inOrder(a, b))
    .flatMap(([outer = [], ...holes]) => {
      const ring = simplerRing(outer, tolerance, least);
      const inner = holes.map((hole) => simplerRing(hole, tolerance, least)).filter((hole) => hole !== undefined);
      return ring ? [ring, ...inner] : [];
    });
}

const layerOf = (name: string, extent: number, features: Drawn[]) => ({
  version: 2,
  name,
  extent,
  length: features.length,
  feature: (index: number) => {
    const { type, properties, lines } = features[index] as Drawn;
    const loadGeometry = () => lines.map((line) => line.map(({ x, y }) => new PointGeometry(x, y)));
    return { type, properties: properties as Record<string, string | number>, extent, id: undefined, loadGeometry };
  },
});
