import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type PlaceRow, placeRowsQuery, streetBoxesQuery } from '#features/search/places.ts';
import type { Search } from '#features/search/search-params.ts';
import { firstOf, placesOf, valuesOf } from '#features/search/search-state.ts';
import { useApi } from '#lib/api-context.ts';
import type { Bbox } from '#map/types.ts';

type MapFocus = {
  /** False until it is known where the map starts. */
  ready: boolean;
  start?: { bbox: Bbox };
  /** A new box to move to. */
  focus?: Bbox;
  /** Round the chosen streets, else the chosen places. */
  around?: Bbox;
};

/**
 * Where the map should look: at the address's box, else at the chosen places. A box the map itself put into the address
 * (`ownBox`) moves nothing.
 */
export function useMapFocus(search: Search, ownBox: string | undefined): MapFocus {
  const api = useApi();
  const queryClient = useQueryClient();
  const box = firstOf(search, 'bbox');
  const places = placesOf(search);
  const streets = valuesOf(search, 'street');
  const needsPlaces = places.length + streets.length > 0 && !box;
  const placeRows = useQuery({ ...placeRowsQuery(api, queryClient, places), enabled: places.length > 0 });
  const streetBoxes = useQuery(streetBoxesQuery(api, streets));
  const isFetched = (streets.length === 0 || streetBoxes.isFetched) && (places.length === 0 || placeRows.isFetched);
  const around = streets.length > 0 ? roomyBox(streetBoxes.data) : placeRows.data && boxAround(placeRows.data);
  const wanted = box ?? around?.join();

  const first = useRef<{ box: string | undefined }>(undefined);
  if (!first.current && (isFetched || !needsPlaces)) first.current = { box: wanted };
  const startBox = first.current?.box;
  // Where it started it is already, unless the visitor has moved it since.
  const there = ownBox ?? startBox;
  const moved = wanted === there ? undefined : wanted;
  return {
    ready: first.current !== undefined,
    around,
    start: useMemo(() => (startBox ? { bbox: readBox(startBox) } : undefined), [startBox]),
    focus: useMemo(() => (moved ? readBox(moved) : undefined), [moved]),
  };
}

const readBox = (text: string) => text.split(',').map(Number) as [number, number, number, number];

/** Degrees round a place that has no shape. */
const MARGIN = 0.012;

export function boxAround(places: readonly Pick<PlaceRow, 'bbox' | 'lng' | 'lat'>[]): Bbox | undefined {
  if (places.length === 0) return undefined;
  const boxes = places.map(
    ({ bbox, lng, lat }) => bbox ?? ([lng - MARGIN, lat - MARGIN, lng + MARGIN, lat + MARGIN] as const),
  );
  const side = (index: 0 | 1 | 2 | 3, pick: (...all: number[]) => number) => pick(...boxes.map((box) => box[index]));
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}

/** Streets are lines: round them stand the homes that are shown with them. */
const roomyBox = (streets: readonly { bbox: [number, number, number, number] }[] = []): Bbox | undefined => {
  const box = boxAround(streets.map(({ bbox }) => ({ bbox, lng: 0, lat: 0 })));
  return box && [box[0] - ROOM, box[1] - ROOM, box[2] + ROOM, box[3] + ROOM];
};
const ROOM = 0.004;

/** Whether the middle of a view lies in a box. */
export function isCentredIn([west, south, east, north]: Bbox, box: Bbox): boolean {
  const [lng, lat] = [(west + east) / 2, (south + north) / 2];
  return lng >= box[0] && lng <= box[2] && lat >= box[1] && lat <= box[3];
}
