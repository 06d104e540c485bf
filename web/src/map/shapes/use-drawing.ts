import { formatShape, type Shape, shapeIn } from '@diyar/api/rules/shape';
import { shapeBounds } from '@diyar/api/rules/shape-rings';
import { type ComponentType, useMemo, useState } from 'react';
import { loadLazily } from '#lib/lazy-page.ts';
import type { DrawToolsProps } from './draw/draw-tools.tsx';

export interface DrawingOptions {
  /** The areas that are searched, as an address has them; without `onShape` there is no drawing. */
  shapeText?: string;
  onShape?: (shapeText: string | undefined) => void;
  /** What lies beside the map makes room while somebody draws. */
  onDrawing?: (isDrawing: boolean) => void;
}

/** Fetches the drawing tools when they are asked for first. */
export function useDrawing({ shapeText, onShape, onDrawing }: DrawingOptions) {
  const shape = useMemo(() => shapeIn(shapeText ?? ''), [shapeText]);
  const [Tools, setTools] = useState<ComponentType<DrawToolsProps>>();
  const [isDrawing, setDrawing] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const turn = (on: boolean) => {
    setDrawing(on);
    onDrawing?.(on);
  };
  const begin = async () => {
    setLoading(true);
    setFailed(false);
    try {
      const { DrawTools } = await loadLazily(() => import('./draw/draw-tools.tsx'));
      setTools(() => DrawTools);
      turn(true);
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  };
  return {
    shape,
    /** Where they lie. */
    bounds: useMemo(() => shape && shapeBounds(shape), [shape]),
    DrawTools: isDrawing ? Tools : undefined,
    isLoading,
    hasFailed,
    begin: () => void begin(),
    cancel: () => turn(false),
    finish: (shape: Shape | undefined) => {
      turn(false);
      onShape?.(shape && formatShape(shape));
    },
  };
}
