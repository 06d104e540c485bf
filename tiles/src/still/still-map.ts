import type { VectorTileFeature, VectorTileLayer } from '@mapbox/vector-tile';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { MAX_ZOOM } from '../schema.ts';
import type { Archive } from './archive.ts';
import { type Camera, type TileInView, tilesInView } from './camera.ts';
import { type Label, LINE, labelOf, pointOf, withRoom } from './labels.ts';
import { pathOf } from './paths.ts';
import { type DrawnLayer, type Properties, propertiesOf } from './properties.ts';

export type { Camera } from './camera.ts';

type Loaded = TileInView & { layers: Record<string, VectorTileLayer> };

/**
 * A view of the base map as one SVG, drawn from the very style and tiles that MapLibre is given: there before its code is,
 * and where it cannot be. Left out is what a moment's picture does without: blurred rims, names along lines, marks.
 */
export async function stillMap(archive: Archive, style: StyleSpecification, camera: Camera): Promise<string> {
  const tiles = await Promise.all(
    tilesInView(camera, MAX_ZOOM).map(async (tile): Promise<Loaded> => {
      const found = await archive.tile(tile.z, tile.x, tile.y);
      return { ...tile, layers: found?.layers ?? {} };
    }),
  );
  const { zoom, width, height } = camera;
  let picture = '';
  const labels: Label[] = [];
  for (const layer of style.layers) {
    if (!isDrawn(layer) || !isSeen(layer, zoom)) continue;
    const properties = propertiesOf(layer, zoom);
    if (layer.type === 'background') {
      picture += `<path fill="${properties.color('background-color') ?? 'none'}" d="M0 0h${width}v${height}H0z"/>`;
    } else if (layer.type === 'circle') picture += dotsOf(layer, tiles, properties);
    else if (layer.type === 'symbol') labels.unshift(...labelsOf(layer, tiles, properties));
    else picture += tiles.map((tile) => tileOf(layer, tile, properties)).join('');
  }
  const words = withRoom(labels.filter((label) => isInside(label, camera)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${picture}<g font-family="'IBM Plex Sans Arabic','IBM Plex Sans',system-ui,sans-serif" text-anchor="middle" paint-order="stroke" stroke-linejoin="round">${words.map(textOf).join('')}</g></svg>`;
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

function labelsOf(layer: DrawnLayer, tiles: readonly Loaded[], properties: Properties): Label[] {
  if (properties.value('symbol-placement') !== 'point') return [];
  const labels = tiles.flatMap((tile) =>
    featuresOf(layer, tile, properties).flatMap((feature) => labelOf(feature, tile, properties) ?? []),
  );
  return labels.sort((one, other) => one.order - other.order);
}

const isInside = ({ x, y, width, height }: Label, camera: Camera): boolean =>
  x > width / 2 && x < camera.width - width / 2 && y > height / 2 && y < camera.height - height / 2;

function textOf({ x, y, lines, height, color, halo, haloWidth, isStrong }: Label): string {
  const edge = halo ? ` stroke="${halo}" stroke-width="${rounded(haloWidth * 2)}"` : '';
  let at = y - height / 2;
  return lines
    .map(({ text, size }) => {
      at += size * LINE;
      const weight = isStrong ? ' font-weight="600"' : '';
      return `<text x="${x}" y="${Math.round(at - size * 0.35)}" font-size="${size}"${weight} fill="${color}"${edge}>${escaped(text)}</text>`;
    })
    .join('');
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
