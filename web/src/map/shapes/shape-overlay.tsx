import { useEffect, useRef, useState } from 'react';
import { useMap } from '../base/map-context.ts';
import { createShapeLayer, type DrawnShape } from './shape-layer.ts';
import { type How, isWalk, useWalks } from './use-walks.ts';

interface Props extends DrawnShape {
  /** How the walks of the shape are measured, once it is known. */
  onHow?: (how: How | undefined) => void;
}

/** Drawn areas on the map above; walks along their streets. */
export function ShapeOverlay({ shape, draft, onHow }: Props) {
  const drawn = { shape, draft };
  return shape.some(isWalk) ? <WalkedOverlay {...drawn} onHow={onHow} /> : <DrawnOverlay {...drawn} />;
}

function WalkedOverlay({ shape, draft, onHow }: Props) {
  const walked = useWalks(shape);
  useEffect(() => {
    onHow?.(walked.how);
    return () => onHow?.(undefined);
  }, [onHow, walked.how]);
  return <DrawnOverlay shape={walked.shape} draft={draft} />;
}

function DrawnOverlay({ shape, draft }: DrawnShape) {
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
