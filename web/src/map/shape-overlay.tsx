import { useEffect, useRef, useState } from 'react';
import { useMap } from './map-context.ts';
import { createShapeLayer, type DrawnShape } from './shape-layer.ts';

/** Drawn areas on the map above. */
export function ShapeOverlay({ shape, draft }: DrawnShape) {
  const { map, flavor } = useMap();
  const firstFlavor = useRef(flavor);
  const [layer, setLayer] = useState<ReturnType<typeof createShapeLayer>>();
  useEffect(() => {
    const made = createShapeLayer(map, firstFlavor.current);
    setLayer(made);
    return () => made.remove();
  }, [map]);
  useEffect(() => layer?.show({ shape, draft }, flavor), [layer, shape, draft, flavor]);
  return null;
}
