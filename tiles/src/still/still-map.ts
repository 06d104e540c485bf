import { gzipSync } from 'node:zlib';
import type { VectorTileFeature, VectorTileLayer } from '@mapbox/vector-tile';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { MAX_ZOOM, STREETS_MAX_ZOOM } from '../schema.ts';
import { STREETS_SOURCE } from '../style/streets-source.ts';
import type { Archive } from './archive.ts';
import { type Camera, type TileInView, tilesInView } from './camera.ts';
import { type Label, LINE, labelOf, pointOf, withRoom } from './labels.ts';
import { lineLabelOf } from './line-labels.ts';
import { pathOf } from './paths.ts';
import { type DrawnLayer, type Properties, propertiesOf } from './properties.ts';

export type { Camera } from './camera.ts';

type Loaded = TileInView & { layers: Record<string, VectorTileLayer> };

/** The files that a style's sources are read from: our own ground, and streets where there are some. */
export interface Archives {
  base: Archive;
  streets?: Archive | undefined;
}

/** What it costs the line, compressed. */
const MOST_BYTES = 25_000;
/** A layer longer than this is not drawn to its end: compressed it is too much by itself. */
const MOST_LETTERS = 6 * MOST_BYTES;
/** Added one after the other to what is always there while the picture stays small enough: what is missed most, first. */
const MISSED_MOST: readonly RegExp[] = [
  /^(?:landuse-town|park|street-tertiary)$/,
  /^street-minor$/,
  /^(?:landcover|landuse-)/,
  /^street-(?:path|service|rail|waterway|square)|-edge$/,
  /^building/,
];

/** What a picture that is no page's for a moment, but printed, has beside. */
export interface Print {
  /** Families of its letters, where it is no browser that reads it. */
  letters: string;
  /** Names along streets, too, each once. */
  hasStreetNames: boolean;
}
const IN_A_PAGE: Print = {
  letters: "'IBM Plex Sans Arabic','IBM Plex Sans',system-ui,sans-serif",
  hasStreetNames: false,
};

/**
 * A view of the map as one SVG, drawn from the very style and tiles that MapLibre is given: there before its code is, and
 * where it cannot be. Left out is what a moment's picture does without: blurred rims, names along lines, marks; and of
 * streets as much as makes it too large to be there at once.
 */
export async function stillMap(
  archives: Archives,
  style: StyleSpecification,
  camera: Camera,
  print = IN_A_PAGE,
): Promise<string> {
  const [base, streets] = await Promise.all([
    load(archives.base, tilesInView(camera, MAX_ZOOM)),
    archives.streets ? load(archives.streets, tilesInView(camera, STREETS_MAX_ZOOM)) : [],
  ]);
  const parts = style.layers
    .filter((layer): layer is DrawnLayer => isDrawn(layer) && isSeen(layer, camera.zoom))
    .map((layer) => {
      const isStreets = 'source' in layer && layer.source === STREETS_SOURCE;
      const order = isStreets ? MISSED_MOST.findIndex((ids) => ids.test(layer.id)) : -1;
      return { order, draw: once(() => drawLayer(layer, isStreets ? streets : base, camera, print)) };
    });
  const upTo = (last: number) =>
    pictureOf(
      parts.filter(({ order }) => order <= last).map(({ draw }) => draw()),
      camera,
      print.letters,
    );
  let picture = upTo(-1);
  for (let last = 0; last < MISSED_MOST.length; last += 1) {
    const more = upTo(last);
    if (gzipSync(more).length > MOST_BYTES) break;
    picture = more;
  }
  return picture;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const load = (archive: Archive, tiles: readonly TileInView[]): Promise<Loaded[]> =>
  Promise.all(
    tiles.map(async (tile) => ({ ...tile, layers: (await archive.tile(tile.z, tile.x, tile.y))?.layers ?? {} })),
  );

interface DrawnPart {
  picture: string;
  labels: Label[];
}

function drawLayer(
  layer: DrawnLayer,
  tiles: readonly Loaded[],
  { zoom, width, height }: Camera,
  { hasStreetNames }: Print,
): DrawnPart {
  const properties = propertiesOf(layer, zoom);
  if (layer.type === 'symbol') return { picture: '', labels: labelsOf(layer, tiles, properties, hasStreetNames) };
  if (layer.type === 'circle') return { picture: dotsOf(layer, tiles, properties), labels: [] };
  if (layer.type !== 'background') {
    let picture = '';
    for (const tile of tiles) if (picture.length < MOST_LETTERS) picture += tileOf(layer, tile, properties);
    return { picture, labels: [] };
  }
  const color = properties.color('background-color') ?? 'none';
  return { picture: `<path fill="${color}" d="M0 0h${width}v${height}H0z"/>`, labels: [] };
}

function pictureOf(parts: readonly DrawnPart[], camera: Camera, letters: string): string {
  const { width, height } = camera;
  const labels = parts.toReversed().flatMap((part) => part.labels);
  const words = withRoom(labels.filter((label) => isInside(label, camera)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.map(({ picture }) => picture).join('')}<g font-family="${letters}" text-anchor="middle" paint-order="stroke" stroke-linejoin="round">${words.map(textOf).join('')}</g></svg>`;
}

const isDrawn = (layer: StyleSpecification['layers'][number]): layer is DrawnLayer =>
  ['background', 'fill', 'line', 'circle', 'symbol'].includes(layer.type);

function isSeen({ minzoom = 0, maxzoom = 30, layout }: DrawnLayer, zoom: number): boolean {
  return zoom >= minzoom && zoom < maxzoom && layout?.visibility !== 'none';
}

function featuresOf(layer: DrawnLayer, tile: Loaded, properties: Properties): VectorTileFeature[] {
  const source = 'source-layer' in layer ? tile.layers[layer['source-layer'] ?? ''] : undefined;
  const found: VectorTileFeature[] = [];
  for (let at = 0; source && at < source.length; at++) {
    const feature = source.feature(at);
    if (properties.holds(feature)) found.push(feature);
  }
  return found;
}

/** A layer in one tile, cut at its edges; alike features are one path. */
function tileOf(layer: DrawnLayer, tile: Loaded, properties: Properties): string {
  const paths = new Map<string, string>();
  for (const feature of featuresOf(layer, tile, properties)) {
    const look = layer.type === 'fill' ? fillOf(properties, feature) : lineOf(properties, feature);
    const path = look && pathOf(feature, tile);
    if (look && path) paths.set(look, (paths.get(look) ?? '') + path);
  }
  if (paths.size === 0) return '';
  const drawn = [...paths].map(([look, path]) => `<path ${look} d="${path}"/>`).join('');
  return `<svg x="${tile.left}" y="${tile.top}" width="${tile.width}" height="${tile.height}">${drawn}</svg>`;
}

function fillOf(properties: Properties, feature: VectorTileFeature): string | undefined {
  const color = properties.color('fill-color', feature);
  const opacity = properties.number('fill-opacity', feature);
  return color && opacity > 0 ? `fill="${color}"${faint('fill-opacity', opacity)}` : undefined;
}

function lineOf(properties: Properties, feature: VectorTileFeature): string | undefined {
  const color = properties.color('line-color', feature);
  const opacity = properties.number('line-opacity', feature);
  const width = properties.number('line-width', feature);
  if (!color || opacity <= 0 || width <= 0 || properties.number('line-blur', feature) > 1) return undefined;
  return `fill="none" stroke="${color}" stroke-width="${rounded(width)}"${faint('stroke-opacity', opacity)}`;
}

function dotsOf(layer: DrawnLayer, tiles: readonly Loaded[], properties: Properties): string {
  const dots = tiles.flatMap((tile) =>
    featuresOf(layer, tile, properties).flatMap((feature) => {
      const point = pointOf(feature, tile);
      const [fill, stroke] = [
        properties.color('circle-color', feature),
        properties.color('circle-stroke-color', feature),
      ];
      const look = `r="${rounded(properties.number('circle-radius', feature))}" fill="${fill ?? 'none'}"`;
      const edge = stroke
        ? ` stroke="${stroke}" stroke-width="${properties.number('circle-stroke-width', feature)}"`
        : '';
      return point ? `<circle cx="${point.x}" cy="${point.y}" ${look}${edge}/>` : [];
    }),
  );
  return dots.join('');
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const faint = (name: string, opacity: number) => (opacity < 1 ? ` ${name}="${rounded(opacity)}"` : '');

function labelsOf(
  layer: DrawnLayer,
  tiles: readonly Loaded[],
  properties: Properties,
  hasStreetNames: boolean,
): Label[] {
  const isPoint = properties.value('symbol-placement') === 'point';
  if (!isPoint && !hasStreetNames) return [];
  const read = isPoint ? labelOf : lineLabelOf;
  const labels = tiles.flatMap((tile) =>
    featuresOf(layer, tile, properties).flatMap((feature) => read(feature, tile, properties) ?? []),
  );
  if (isPoint) return labels.sort((label, other) => label.order - other.order);
  return [...new Map(labels.map((label) => [label.lines[0]?.text, label])).values()];
}

const isInside = ({ x, y, width, height }: Label, camera: Camera): boolean =>
  x > width / 2 && x < camera.width - width / 2 && y > height / 2 && y < camera.height - height / 2;

function textOf({ x, y, lines, color, halo, haloWidth, isStrong, degrees }: Label): string {
  const edge = halo ? ` stroke="${halo}" stroke-width="${rounded(haloWidth * 2)}"` : '';
  const turn = degrees ? ` transform="rotate(${degrees} ${x} ${y})"` : '';
  let at = y - lines.reduce((sum, line) => sum + line.size * LINE, 0) / 2;
  return lines
    .map(({ text, size }) => {
      at += size * LINE;
      const weight = isStrong ? ' font-weight="600"' : '';
      return `<text x="${x}" y="${Math.round(at - size * 0.35)}" font-size="${size}"${weight} fill="${color}"${edge}${turn}>${escaped(text)}</text>`;
    })
    .join('');
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
