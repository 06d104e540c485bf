import { type LngLat, SHAPE_LIMITS, type Shape, WALK } from '@diyar/api/rules/shape';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocateError, locate } from '../../base/locate.ts';
import { useMap } from '../../base/map-context.ts';
import type { Point } from '../../picker/use-movable-marker.ts';
import { ShapeOverlay } from '../shape-overlay.tsx';
import type { How } from '../use-walks.ts';
import { straightWord } from '../use-walks.ts';
import { AreaList } from './area-list.tsx';
import { CornerHandles } from './corner-handles.tsx';
import classes from './draw-tools.module.css';
import { type DrawAction, draw, drawnShape, isClosable, type Reach, roomIn, startOf } from './drawing.ts';
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

const USUAL: Reach = { kind: 'walk', minutes: WALK.minutes.usual };

/** Draws areas: corner by corner, with the finger, or as circles. Each gesture has a button and a key. */
export function DrawTools({ shape, onDone, onCancel }: DrawToolsProps) {
  const { t } = useTranslation('map');
  const { map } = useMap();
  const [drawing, act] = useReducer(draw, shape, (areas) => startOf(areas, USUAL));
  const [traced, setTraced] = useState<readonly LngLat[]>([]);
  const [dragged, setDragged] = useState<{ corner: number; to: LngLat }>();
  const [corner, setCorner] = useState<number>();
  /** The last change in words, or why there was none. */
  const [news, setNews] = useState<string>();
  const [how, setHow] = useState<How>();
  const panel = useRef<HTMLElement>(null);
  const covered = useRoomAbove(panel);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  const { tool, draft, areas, current } = drawing;
  const room = roomIn(drawing);
  const change = (action: DrawAction, said?: string) => {
    act(action);
    setNews(said);
    setCorner(undefined);
  };
  const mark = ({ lng, lat }: Point) => {
    if (!isInReach(lng, lat)) return setNews(t('locate.outside'));
    change(tool === 'circle' ? { type: 'circle', center: [lng, lat] } : { type: 'corner', at: [lng, lat] });
  };
  const undo = () => drawing.past.length > 0 && change({ type: 'undo' }, t('draw.undone'));
  const area = current === undefined ? undefined : areas[current];
  const isWalk = area?.kind === 'walk';
  const isCircle = area?.kind === 'circle' || isWalk;
  /** What a tap begins: with the same tool, a walk or a circle. */
  const isWalkNext = tool === 'circle' && drawing.reach.kind === 'walk';
  const isRemovable = area?.kind === 'polygon' && area.corners.length > 3;
  const movedWord = (corner: number) => {
    if (!isCircle) return t('draw.moved', { number: corner + 1 });
    return t(isWalk ? 'draw.movedStart' : 'draw.movedCenter');
  };
  const move = (corner: number, to: LngLat) => {
    setDragged(undefined);
    change({ type: 'move', corner, to }, movedWord(corner));
    setCorner(corner);
  };
  const split = (corner: number, at: LngLat) => {
    if (room <= 0) return setNews(t('draw.full'));
    change({ type: 'split', corner, at }, t('draw.added', { number: corner + 2 }));
    setCorner(corner + 1);
  };
  const removeCorner = (corner: number) =>
    isRemovable
      ? change({ type: 'removeCorner', corner }, t('draw.removed', { number: corner + 1 }))
      : setNews(t('draw.fewest'));
  const press = (corner: number) => {
    setCorner(corner);
    if (!isCircle) return setNews(t('draw.pressed', { number: corner + 1 }));
    setNews(t(isWalk ? 'draw.pressedStart' : 'draw.pressedCenter'));
  };
  useTaps({
    isOn: tool !== 'freehand',
    onTap: (at, screen) => {
      const [first] = draft;
      const spot = first && map.project([first[0], first[1]]);
      const closes = spot && isClosable(drawing) && Math.hypot(spot.x - screen.x, spot.y - screen.y) < CLOSE_PX;
      if (closes) change({ type: 'close' });
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
    onLine: (corners) => change({ type: 'line', corners }),
  });
  const markMe = async () => {
    setNews(t('locate.searching'));
    try {
      const here = await locate();
      mark(here);
      if (isInReach(here.lng, here.lat)) map.easeTo({ center: [here.lng, here.lat], zoom: 13.5, duration: 600 });
    } catch (error) {
      setNews(t(`locate.${error instanceof LocateError ? error.problem : 'unavailable'}`));
    }
  };

  const shown = dragged ? draw(drawing, { type: 'move', ...dragged }).areas : areas;
  const drawn = drawnShape(drawing);
  const said =
    news ??
    straightWord(how, t) ??
    (room <= 0
      ? t('draw.full')
      : draft.length > 0
        ? t('draw.points', { count: draft.length })
        : t(areas.length > 0 && tool === 'corners' ? 'draw.more' : `draw.how.${isWalkNext ? 'walk' : tool}`));

  return (
    <>
      <ShapeOverlay shape={shown} draft={traced.length > 0 ? traced : draft} onHow={setHow} />
      {area && draft.length === 0 && (
        <CornerHandles
          key={current}
          area={area}
          onDrag={(corner, to) => setDragged({ corner, to })}
          onMove={move}
          onSplit={split}
          onRemove={removeCorner}
          onPress={press}
        />
      )}
      {(tool !== 'freehand' || corner !== undefined) && (
        <span
          className={classes.cross}
          style={{ insetBlockStart: `calc((100% - ${covered}px) / 2)` }}
          aria-hidden="true"
        />
      )}
      <section ref={panel} className={classes.panel} aria-label={t('draw.title')} tabIndex={-1}>
        <ToolChoice tool={tool} onChange={(next) => change({ type: 'tool', tool: next })} />
        <p role="status" className={classes.said}>
          {said}
        </p>
        {tool === 'circle' && (
          <RadiusChoice reach={drawing.reach} onChange={(reach) => change({ type: 'reach', reach })} />
        )}
        <div className={classes.row} hidden={areas.length === 0}>
          <AreaList
            areas={areas}
            current={current}
            onSelect={(index) => change({ type: 'select', index })}
            onRemove={(index, name) => change({ type: 'removeArea', index }, t('draw.removedArea', { name }))}
          />
          {tool !== 'circle' && (
            <label className={classes.cut}>
              <input
                type="checkbox"
                checked={drawing.isCutting}
                onChange={(event) => change({ type: 'cutting', on: event.currentTarget.checked })}
              />
              {t('draw.cut')}
            </label>
          )}
        </div>
        <div className={classes.row}>
          {tool !== 'freehand' && (
            <button type="button" className={classes.button} disabled={room <= 0} onClick={() => mark(map.getCenter())}>
              {t(isWalkNext ? 'draw.startHere' : tool === 'circle' ? 'draw.centerHere' : 'draw.add')}
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
              onClick={() => change({ type: 'close' })}
            >
              {t('draw.close')}
            </button>
          )}
          {corner !== undefined && area && draft.length === 0 && (
            <button type="button" className={classes.button} onClick={() => move(corner, toLngLat(map.getCenter()))}>
              {isCircle
                ? t(isWalk ? 'draw.moveStart' : 'draw.moveCenter')
                : t('draw.moveCorner', { number: corner + 1 })}
            </button>
          )}
          {corner !== undefined && isRemovable && draft.length === 0 && (
            <button type="button" className={classes.button} onClick={() => removeCorner(corner)}>
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

const toLngLat = ({ lng, lat }: Point): LngLat => [lng, lat];

function isInReach(lng: number, lat: number): boolean {
  const { west, south, east, north } = SHAPE_LIMITS.box;
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
