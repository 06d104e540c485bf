import { decodeNumbers, encodeNumbers } from './packed-numbers.ts';

export type LngLat = readonly [lng: number, lat: number];

/** A part of a drawn shape. What is `cut` is taken out of the others. */
export type Area =
  | { kind: 'polygon'; corners: readonly LngLat[]; cut: boolean }
  | { kind: 'circle'; center: LngLat; metres: number }
  | {
      kind: 'walk';
      center: LngLat;
      minutes: number;
      /** Once streets were asked: along them, or why as the crow flies. */
      how?: 'walked' | 'unknown' | 'cut_off';
      /** Round what is reached along streets. */
      line?: readonly LngLat[] | undefined;
    };
export type Shape = readonly Area[];

export const SHAPE_LIMITS = {
  areas: 8,
  /** Of all areas together; a longer line would not fit into an address, and a thumb does not draw finer. */
  corners: 150,
  metres: { min: 100, max: 50_000 },
  /**
   * How often the line of an area may be as long as that of its box. A circle's is 0.8, a deep bay's 1.5; a spiral of four turns has 3,
   * runs through as many tiles in each direction, and would take several times a square's share of the server.
   * At two, teeth of a comb took 2.04 times (`loadtest/attack/spiral.ts`).
   */
  turns: 1.75,
  /** Corners lie in Syria or beside it. */
  box: { west: 33, south: 30, east: 45, north: 40 },
} as const;

/** On foot: how far one comes in a minute (4.8 km an hour), and for how long. */
export const WALK = { metresPerMinute: 80, minutes: { min: 5, max: 30, usual: 15 } } as const;

const PER_DEGREE = 1e5;
const LETTERS = { polygon: 'p', cut: 'n', circle: 'c', walk: 'w' } as const;
const LONGEST = 2_000;

/** A coordinate as addresses keep it: five digits, about a metre. */
export const roundedCorner = ([lng, lat]: LngLat): LngLat => [
  Math.round(lng * PER_DEGREE) / PER_DEGREE,
  Math.round(lat * PER_DEGREE) / PER_DEGREE,
];

/**
 * Areas joined by dots; a letter says what each is, packed numbers follow: the corners of a polygon as steps from one to
 * the next, the center of a circle and its metres, of a walk and its minutes.
 */
export const formatShape = (shape: Shape): string => shape.map(formatArea).join('.');

function formatArea(area: Area): string {
  if (area.kind === 'circle') return LETTERS.circle + encodeNumbers([...steps([area.center]), area.metres]);
  if (area.kind === 'walk') return LETTERS.walk + encodeNumbers([...steps([area.center]), area.minutes]);
  return LETTERS[area.cut ? 'cut' : 'polygon'] + encodeNumbers(steps(area.corners));
}

export type ShapeProblem = 'bad_shape' | 'shape_too_long' | 'shape_too_tangled';

/** A shape of an address, or what is wrong with it. */
export function readShape(text: string): Shape | ShapeProblem {
  if (text.length > LONGEST) return 'shape_too_long';
  const shape: Area[] = [];
  for (const part of text.split('.')) {
    const area = readArea(part);
    if (!area) return 'bad_shape';
    shape.push(area);
  }
  if (shape.length > SHAPE_LIMITS.areas || cornersIn(shape) > SHAPE_LIMITS.corners) return 'shape_too_long';
  if (shape.some(isTangled)) return 'shape_too_tangled';
  return shape.some((area) => area.kind !== 'polygon' || !area.cut) ? shape : 'bad_shape';
}

function isTangled(area: Area): boolean {
  if (area.kind !== 'polygon') return false;
  const [lngs, lats] = [area.corners.map(([lng]) => lng), area.corners.map(([, lat]) => lat)];
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const line = area.corners.reduce((sum, [lng, lat], index) => {
    const [beforeLng, beforeLat] = area.corners.at(index - 1) ?? [lng, lat];
    return sum + Math.hypot(lng - beforeLng, lat - beforeLat);
  }, 0);
  return line > SHAPE_LIMITS.turns * 2 * (span(lngs) + span(lats));
}

/** A shape of an address; undefined for what is none. */
export function shapeIn(text: string): Shape | undefined {
  const read = readShape(text);
  return typeof read === 'string' ? undefined : read;
}

export const cornersIn = (shape: Shape): number =>
  shape.reduce((sum, area) => sum + (area.kind === 'polygon' ? area.corners.length : 1), 0);

function readArea(text: string): Area | undefined {
  const numbers = decodeNumbers(text.slice(1));
  if (!numbers) return undefined;
  if (text.startsWith(LETTERS.circle) || text.startsWith(LETTERS.walk)) {
    const [lng, lat, reach = 0] = numbers;
    const { min, max } = text.startsWith(LETTERS.walk) ? WALK.minutes : SHAPE_LIMITS.metres;
    const center =
      numbers.length === 3 && lng !== undefined && lat !== undefined ? cornersOf([lng, lat])[0] : undefined;
    if (!center || !isNearSyria(center) || reach < min || reach > max) return undefined;
    return text.startsWith(LETTERS.walk)
      ? { kind: 'walk', center, minutes: reach }
      : { kind: 'circle', center, metres: reach };
  }
  if (!text.startsWith(LETTERS.polygon) && !text.startsWith(LETTERS.cut)) return undefined;
  const corners = cornersOf(numbers);
  const isRing = numbers.length % 2 === 0 && corners.length >= 3 && corners.every(isNearSyria);
  return isRing ? { kind: 'polygon', corners, cut: text.startsWith(LETTERS.cut) } : undefined;
}

/** Corners in whole hundred-thousandths, each as its step from the one before. */
function steps(corners: readonly LngLat[]): number[] {
  const whole = corners.map(([lng, lat]) => [Math.round(lng * PER_DEGREE), Math.round(lat * PER_DEGREE)] as const);
  return whole.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = whole[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
}

function cornersOf(numbers: readonly number[]): LngLat[] {
  let [x, y] = [0, 0];
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): LngLat => {
    x += numbers[index * 2] ?? 0;
    y += numbers[index * 2 + 1] ?? 0;
    return [x / PER_DEGREE, y / PER_DEGREE];
  });
}

function isNearSyria([lng, lat]: LngLat): boolean {
  const { west, south, east, north } = SHAPE_LIMITS.box;
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
