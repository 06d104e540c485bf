import { type LngLat, SHAPE_LIMITS, type Shape, WALK_METRES } from '@diyar/api/rules/shape';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocateError, locate } from '../locate.ts';
import { useMap } from '../map-context.ts';
import { ShapeOverlay } from '../shape-overlay.tsx';
import type { Point } from '../use-movable-marker.ts';
import { AreaList } from './area-list.tsx';
import { CornerHandles } from './corner-handles.tsx';
import classes from './draw-tools.module.css';
import { draw, drawnShape, isClosable, roomIn, startOf } from './drawing.ts';
import { RadiusChoice } from './radius-choice.tsx';
import { ToolChoice } from './tool-choice.tsx';
import { useFreehand } from './use-freehand.ts';
import { useRoomAbove } from './use-room-above.ts';
import { useTaps } from './use-taps.ts';

export interface DrawToolsProps {
  /** What is searched now, to be changed. */
  shape: Shape;
  /** An empty shape searches everywhere again. */
  onDone: (shape: Shape | undefined) => void;
  onCancel: () => void;
}

/** A tap this near the first corner closes the area. */
const CLOSE_PX = 18;

/** Draws areas: corner by corner, with the finger, or as circles. Each gesture has a button and a key. */
export function DrawTools({ shape, onDone, onCancel }: DrawToolsProps) {
  const { t } = useTranslation('map');
  const { map } = useMap();
  const [drawing, act] = useReducer(draw, shape, (areas) => startOf(areas, WALK_METRES));
  const [traced, setTraced] = useState<readonly LngLat[]>([]);
  const [dragged, setDragged] = useState<{ corner: number; to: LngLat }>();
  const [corner, setCorner] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const panel = useRef<HTMLElement>(null);
  const covered = useRoomAbove(panel);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  const { tool, draft, areas, current } = drawing;
  const room = roomIn(drawing);
  const mark = ({ lng, lat }: Point) => {
    setProblem(undefined);
    if (!isInReach(lng, lat)) return setProblem(t('locate.outside'));
    act(tool === 'circle' ? { type: 'circle', center: [lng, lat] } : { type: 'corner', at: [lng, lat] });
  };
  const undo = () => act({ type: 'undo' });
  useTaps({
    isOn: tool !== 'freehand',
    onTap: (at, screen) => {
      const [first] = draft;
      const spot = first && map.project([first[0], first[1]]);
      const closes = spot && isClosable(drawing) && Math.hypot(spot.x - screen.x, spot.y - screen.y) < CLOSE_PX;
      if (closes) act({ type: 'close' });
      else mark(at);
    },
    onEnter: mark,
    onUndo: undo,
    onEscape: () => (drawing.past.length > 0 ? undo() : onCancel()),
  });
  useFreehand({
    isOn: tool === 'freehand',
    room,
    onTrace: setTraced,
    onLine: (corners) => act({ type: 'line', corners }),
  });
  const markMe = async () => {
    setProblem(t('locate.searching'));
    try {
      const here = await locate();
      mark(here);
      if (isInReach(here.lng, here.lat)) map.easeTo({ center: [here.lng, here.lat], zoom: 13.5, duration: 600 });
    } catch (error) {
      setProblem(t(`locate.${error instanceof LocateError ? error.problem : 'unavailable'}`));
    }
  };

  const shown = dragged ? draw(drawing, { type: 'move', ...dragged }).areas : areas;
  const area = current === undefined ? undefined : areas[current];
  const drawn = drawnShape(drawing);
  const said =
    problem ??
    (room <= 0
      ? t('draw.full')
      : draft.length > 0
        ? t('draw.points', { count: draft.length })
        : t(areas.length > 0 && tool === 'corners' ? 'draw.more' : `draw.how.${tool}`));

  return (
    <>
      <ShapeOverlay shape={shown} draft={traced.length > 0 ? traced : draft} />
      {area && draft.length === 0 && (
        <CornerHandles
          key={current}
          area={area}
          onDrag={(corner, to) => setDragged({ corner, to })}
          onMove={(corner, to) => {
            setDragged(undefined);
            act({ type: 'move', corner, to });
          }}
          onSplit={(corner, at) => act({ type: 'split', corner, at })}
          onRemove={(corner) => act({ type: 'removeCorner', corner })}
          onPress={setCorner}
        />
      )}
      {tool !== 'freehand' && (
        <span
          className={classes.cross}
          style={{ insetBlockStart: `calc((100% - ${covered}px) / 2)` }}
          aria-hidden="true"
        />
      )}
      <section ref={panel} className={classes.panel} aria-label={t('draw.title')} tabIndex={-1}>
        <ToolChoice tool={tool} onChange={(next) => act({ type: 'tool', tool: next })} />
        <p role="status" className={classes.said}>
          {said}
        </p>
        {tool === 'circle' && (
          <RadiusChoice metres={drawing.metres} onChange={(metres) => act({ type: 'metres', metres })} />
        )}
        <div className={classes.row} hidden={areas.length === 0}>
          <AreaList
            areas={areas}
            current={current}
            onSelect={(index) => act({ type: 'select', index })}
            onRemove={(index) => act({ type: 'removeArea', index })}
          />
          {tool !== 'circle' && (
            <label className={classes.cut}>
              <input
                type="checkbox"
                checked={drawing.isCutting}
                onChange={(event) => act({ type: 'cutting', on: event.currentTarget.checked })}
              />
              {t('draw.cut')}
            </label>
          )}
        </div>
        <div className={classes.row}>
          {tool !== 'freehand' && (
            <button type="button" className={classes.button} disabled={room <= 0} onClick={() => mark(map.getCenter())}>
              {t(tool === 'circle' ? 'draw.centerHere' : 'draw.add')}
            </button>
          )}
          {tool === 'circle' && (
            <button type="button" className={classes.button} disabled={room <= 0} onClick={() => void markMe()}>
              {t('draw.aroundMe')}
            </button>
          )}
          {tool === 'corners' && (draft.length > 0 || areas.length === 0) && (
            <button
              type="button"
              className={classes.button}
              disabled={!isClosable(drawing)}
              onClick={() => act({ type: 'close' })}
            >
              {t('draw.close')}
            </button>
          )}
          {corner !== undefined && area?.kind === 'polygon' && area.corners.length > 3 && draft.length === 0 && (
            <button
              type="button"
              className={classes.button}
              onClick={() => {
                act({ type: 'removeCorner', corner });
                setCorner(undefined);
              }}
            >
              {t('draw.removeCorner', { number: corner + 1 })}
            </button>
          )}
          <button type="button" className={classes.button} disabled={drawing.past.length === 0} onClick={undo}>
            {t('draw.undo')}
          </button>
        </div>
        <div className={classes.row}>
          <button
            type="button"
            className={classes.done}
            disabled={!drawn && (areas.length > 0 || draft.length > 0 || shape.length === 0)}
            onClick={() => onDone(drawn)}
          >
            {t('draw.done')}
          </button>
          <button type="button" className={classes.button} onClick={onCancel}>
            {t('draw.cancel')}
          </button>
        </div>
      </section>
    </>
  );
}

function isInReach(lng: number, lat: number): boolean {
  const { west, south, east, north } = SHAPE_LIMITS.box;
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
