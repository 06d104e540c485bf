import type { Pin } from '../types.ts';

/** A point on the map with the listings that share it, best first. */
export interface Spot {
  id: string;
  lng: number;
  lat: number;
  pins: readonly Pin[];
  /** Place in the order of merit: the pins came best first. */
  rank: number;
}

/** About a metre: flats in one building are often given the building's point. */
const DECIMALS = 5;

/** Listings on one point become one spot, which opens as a list: stacked pins could never be told apart. */
export function spotsOf(pins: readonly Pin[]): Spot[] {
  const byPoint = new Map<string, { spot: Spot; pins: Pin[] }>();
  for (const pin of pins) {
    const key = `${pin.lng.toFixed(DECIMALS)},${pin.lat.toFixed(DECIMALS)}`;
    const known = byPoint.get(key);
    if (known) known.pins.push(pin);
    else {
      const together = [pin];
      byPoint.set(key, {
        spot: { id: pin.id, lng: pin.lng, lat: pin.lat, pins: together, rank: byPoint.size },
        pins: together,
      });
    }
  }
  return [...byPoint.values()].map(({ spot }) => spot);
}

export const spotOfPin = (spots: readonly Spot[], pinId: string | undefined): Spot | undefined =>
  pinId ? spots.find(({ pins }) => pins.some(({ id }) => id === pinId)) : undefined;
