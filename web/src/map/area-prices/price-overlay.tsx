import type { AreaPrice } from '@diyar/api/contracts/places';
import type { LngLat } from '@diyar/api/rules/shape';
import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMap } from '../map-context.ts';
import type { Bbox } from '../types.ts';
import { viewOf } from '../watch-view.ts';
import { areasOf, breaksOf, kindAt } from './price-classes.ts';
import { createPriceLayer } from './price-layer.ts';
import { PriceLegend, type PriceStatus } from './price-legend.tsx';

interface Props {
  status: PriceStatus;
  areas: readonly AreaPrice[];
  /** What is compared: `Apartments for sale`. */
  title: string | undefined;
  onRetry: () => void;
  /** What is searched in. */
  chosen: Pick<AreaPrice, 'kind' | 'key'> | undefined;
  onChoose: (area: AreaPrice) => void;
}

/** What a square metre is asked for, as the colour of places; each is a filter, on the map and in the legend's list. */
export function PriceOverlay({ areas, chosen, onChoose, ...legend }: Props) {
  const { map, flavor } = useMap();
  const [layer, setLayer] = useState<ReturnType<typeof createPriceLayer>>();
  const [over, setOver] = useState<AreaPrice>();
  const { kind, middle, bbox } = useWhere();
  const firstFlavor = useRef(flavor);

  const drawn = useMemo(() => areasOf(areas, kind), [areas, kind]);
  const breaks = useMemo(() => breaksOf(drawn, middle), [drawn, middle]);
  const inView = useMemo(() => drawn.filter((area) => isIn(area, bbox)), [drawn, bbox]);
  const searched = areas.find((area) => area.kind === chosen?.kind && area.key === chosen.key);

  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    const made = createPriceLayer(map, firstFlavor.current);
    setLayer(made);
    const onMove = ({ point }: MapMouseEvent) => setOver(made.areaAt(point));
    const onOut = () => setOver(undefined);
    const onClick = (event: MapMouseEvent) => {
      // A price or a count under the pointer has taken the press.
      const area = event.defaultPrevented ? undefined : made.areaAt(event.point);
      if (area) choose(area);
    };
    map.on('mousemove', onMove);
    map.on('mouseout', onOut);
    map.on('click', onClick);
    return () => {
      map.off('mousemove', onMove);
      map.off('mouseout', onOut);
      map.off('click', onClick);
      made.remove();
    };
  }, [map]);

  useEffect(() => {
    const lit = [over, searched].filter((area) => area !== undefined);
    layer?.show({ areas: drawn, breaks, lit }, flavor);
  }, [layer, drawn, breaks, over, searched, flavor]);

  return (
    <PriceLegend
      {...legend}
      breaks={breaks}
      inView={inView}
      chosen={searched}
      over={over}
      onOver={setOver}
      onChoose={onChoose}
    />
  );
}

/** Where the map has come to rest. */
function useWhere() {
  const { map } = useMap();
  const [where, setWhere] = useState(() => whereOf(map));
  useEffect(() => {
    const follow = () => setWhere(whereOf(map));
    map.on('moveend', follow);
    return () => {
      map.off('moveend', follow);
    };
  }, [map]);
  return where;
}

function whereOf(map: ReturnType<typeof useMap>['map']) {
  const { lng, lat } = map.getCenter();
  const middle: LngLat = [lng, lat];
  return { kind: kindAt(map.getZoom()), middle, bbox: viewOf(map, false).bbox };
}

const isIn = ({ lng, lat }: AreaPrice, [west, south, east, north]: Bbox) =>
  lng >= west && lng <= east && lat >= south && lat <= north;
