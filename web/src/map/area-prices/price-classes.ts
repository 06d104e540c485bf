import type { AreaPrice } from '@diyar/api/contracts/places';
import type { LngLat } from '@diyar/api/rules/shape';

export type AreaKind = AreaPrice['kind'];

/** The base map has cities from zoom 8 on, and neighborhoods that can be told apart from here on. */
const CITIES_FROM = 8;
const NEIGHBORHOODS_FROM = 10.5;
const CLASSES = 5;

export const kindAt = (zoom: number): AreaKind =>
  zoom < CITIES_FROM ? 'province' : zoom < NEIGHBORHOODS_FROM ? 'city' : 'neighborhood';

/** What is coloured at a level: a town without neighborhoods stands beside the neighborhoods of others. */
export const areasOf = (areas: readonly AreaPrice[], kind: AreaKind): AreaPrice[] =>
  areas.filter((area) => area.kind === kind || (kind === 'neighborhood' && area.kind === 'city' && !area.isDivided));

/**
 * Prices that divide the colours, rising. Neighborhoods are told apart within the city that lies nearest the middle: over all
 * of Syria, those of one city would have one colour.
 */
export function breaksOf(drawn: readonly AreaPrice[], middle: LngLat): number[] {
  const city = nearest(drawn, middle)?.city;
  const own = city ? drawn.filter((area) => area.city === city) : drawn;
  return quantiles((own.length >= CLASSES ? own : drawn).map(({ median }) => median));
}

function nearest(areas: readonly AreaPrice[], [lng, lat]: LngLat): AreaPrice | undefined {
  const distance = (area: AreaPrice) => (area.lng - lng) ** 2 + (area.lat - lat) ** 2;
  return areas.reduce<AreaPrice | undefined>(
    (best, area) => (best && distance(best) <= distance(area) ? best : area),
    undefined,
  );
}

/** Equally many areas to each class, at prices as people say them. */
function quantiles(medians: readonly number[]): number[] {
  const sorted = [...medians].sort((a, b) => a - b);
  const [least = 0] = sorted;
  const cuts = Array.from({ length: CLASSES - 1 }, (_, at) => {
    const cut = sorted[Math.floor(((at + 1) * sorted.length) / CLASSES)] ?? least;
    return Number(cut.toPrecision(2));
  });
  return [...new Set(cuts)].filter((cut) => cut > least);
}

export const classOf = (median: number, breaks: readonly number[]): number =>
  breaks.filter((cut) => cut <= median).length;
