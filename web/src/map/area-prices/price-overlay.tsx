import type { AreaPrice, PriceCell, PriceHeat } from '@diyar/api/contracts/places';
import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMap } from '../base/map-context.ts';
import type { Bbox } from '../types.ts';
import { boxOfCell, cellAt, gridOf } from './heat.ts';
import { createHeatLayer } from './heat-layer.ts';
import { areasOf, breaksOf, kindAt } from './price-classes.ts';
import { createPriceLayer } from './price-layer.ts';
import { PriceLegend, type PriceStatus } from './price-legend.tsx';
import type { PriceLook } from './price-look.tsx';
import type { MapAtRest } from './use-map-at-rest.ts';

interface Props {
  status: PriceStatus;
  areas: readonly AreaPrice[];
  /** What is compared: `Apartments for sale`. */
  title: string | undefined;
  onRetry: () => void;
  look: PriceLook;
  onLook: (look: PriceLook) => void;
  heat: PriceHeat | undefined;
  hasHeatFailed: boolean;
  at: MapAtRest;
  /** What is searched in. */
  chosen: Pick<AreaPrice, 'kind' | 'key'> | undefined;
  onChoose: (area: AreaPrice) => void;
  /** A tile whose ground has no place with a price of its own. */
  onChooseBox: (box: Bbox) => void;
}

/** Under the pointer; in the list, a place alone. */
export interface Over {
  area?: AreaPrice;
  cell?: PriceCell;
}
const NOWHERE: Over = {};

/** Price per m² as the colour of places or between tiles; a press is a filter, on the map and in the list. */
export function PriceOverlay({ areas, chosen, onChoose, onChooseBox, at, heat: known, ...legend }: Props) {
  const { map, flavor } = useMap();
  const [layers, setLayers] = useState<Layers>();
  const [over, setOver] = useState(NOWHERE);
  const firstFlavor = useRef(flavor);
  const isHeat = legend.look === 'heat';
  const heat = isHeat ? known : undefined;

  const kind = kindAt(at.zoom);
  const drawn = useMemo(() => areasOf(areas, kind), [areas, kind]);
  const breaks = useMemo(() => breaksOf(drawn, at.middle), [drawn, at.middle]);
  const inView = useMemo(() => drawn.filter((area) => isIn(area, at.bbox)), [drawn, at.bbox]);
  const grid = useMemo(() => heat && gridOf(heat), [heat]);
  const searched = areas.find((area) => area.kind === chosen?.kind && area.key === chosen.key);
  const cell = heat?.cells.find((each) => each === over.cell);

  const point = useEffectEvent((made: Layers, { point, lngLat }: MapMouseEvent) => {
    const area = made.places.areaAt(point);
    const cell = heat && cellAt(heat, [lngLat.lng, lngLat.lat]);
    setOver((before) => (before.area === area && before.cell === cell ? before : { area, cell }));
  });
  const press = useEffectEvent((made: Layers, { point, lngLat }: MapMouseEvent) => {
    const area = made.places.areaAt(point);
    if (area) return onChoose(area);
    const pressed = heat && cellAt(heat, [lngLat.lng, lngLat.lat]);
    if (heat && pressed) onChooseBox(boxOfCell(heat, pressed));
  });
  useEffect(() => {
    const made = {
      places: createPriceLayer(map, firstFlavor.current),
      heat: createHeatLayer(map, firstFlavor.current),
    };
    setLayers(made);
    const onMove = (event: MapMouseEvent) => point(made, event);
    const onOut = () => setOver(NOWHERE);
    const onClick = (event: MapMouseEvent) => {
      // A price or a count under the pointer has taken the press.
      if (!event.defaultPrevented) press(made, event);
    };
    map.on('mousemove', onMove);
    map.on('mouseout', onOut);
    map.on('click', onClick);
    return () => {
      map.off('mousemove', onMove);
      map.off('mouseout', onOut);
      map.off('click', onClick);
      made.places.remove();
      made.heat.remove();
    };
  }, [map]);

  useEffect(() => {
    const lit = [cell ? undefined : over.area, searched].filter((area) => area !== undefined);
    layers?.places.show({ areas: drawn, breaks, isColored: !isHeat, lit }, flavor);
  }, [layers, drawn, breaks, isHeat, over.area, cell, searched, flavor]);
  useEffect(() => {
    layers?.heat.show({ grid, breaks }, flavor);
  }, [layers, grid, breaks, flavor]);
  useEffect(() => {
    layers?.heat.outline(heat && cell && boxOfCell(heat, cell));
  }, [layers, heat, cell]);

  return (
    <PriceLegend
      {...legend}
      heat={heat}
      lat={at.middle[1]}
      breaks={breaks}
      inView={inView}
      chosen={searched}
      over={{ area: over.area, cell }}
      onOver={(area) => setOver(area ? { area } : NOWHERE)}
      onChoose={onChoose}
    />
  );
}

interface Layers {
  places: ReturnType<typeof createPriceLayer>;
  heat: ReturnType<typeof createHeatLayer>;
}

const isIn = ({ lng, lat }: AreaPrice, [west, south, east, north]: Bbox) =>
  lng >= west && lng <= east && lat >= south && lat <= north;
