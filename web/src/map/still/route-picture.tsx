import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { shownScheme } from '#lib/color-scheme.ts';
import { directionOf, type Lang } from '#lib/language.ts';
import { fitRoom } from '../base/fit-room.ts';
import { boxRound, type Home, pinsTogether } from '../small/homes-view.ts';
import classes from './route-picture.module.css';
import { type Size, stillCamera } from './still-camera.ts';
import { addressOf } from './still-map.tsx';
import { projectionOf } from './still-projection.ts';

interface Props {
  lang: Lang;
  /** In the order they are seen. */
  homes: readonly Home[];
  isForPaper?: boolean;
}
interface View {
  size: Size;
  look: 'light' | 'dark';
}

const PAPER: View = { size: { width: 680, height: 400 }, look: 'light' };
const PIN = { radius: 13, room: 12 };

/** A day's way as a picture: for paper, and where the map cannot come. */
export function RoutePicture({ lang, homes, isForPaper = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(isForPaper ? PAPER : undefined);
  const start = useMemo(() => ({ bbox: boxRound(homes) }), [homes]);

  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
    if (!isForPaper && width > 0 && height > 0) setView({ size: { width, height }, look: shownScheme() });
  }, [isForPaper]);

  return (
    <div ref={box} className={classes.picture} aria-hidden>
      {view && (
        <>
          <img src={addressOf({ lang, start }, view.size, view.look)} alt="" decoding="async" />
          <Way lang={lang} homes={homes} start={start} size={view.size} />
        </>
      )}
    </div>
  );
}

type WayProps = { lang: Lang; homes: readonly Home[]; start: Parameters<typeof stillCamera>[0]; size: Size };

/** Pins and the line through them, in the picture's pixels, however large it is shown. */
function Way({ lang, homes, start, size }: WayProps) {
  const project = projectionOf(stillCamera(start, size, fitRoom(size.width, directionOf(lang))), size);
  const line = homes.map(project).map(({ x, y }) => `${x},${y}`);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <polyline className={classes.way} points={line.join(' ')} />
      {pinsTogether(homes, project).map(({ x, y, numbers }) => (
        <Pin key={numbers.join()} x={x} y={y} text={numbers.join(' · ')} more={numbers.length - 1} />
      ))}
    </svg>
  );
}

/** A disc with its number in it, drawn out where there are several. */
function Pin({ x, y, text, more }: { x: number; y: number; text: string; more: number }) {
  const half = PIN.radius + more * PIN.room;
  return (
    <>
      <rect
        className={classes.pin}
        x={x - half}
        y={y - PIN.radius}
        width={half * 2}
        height={PIN.radius * 2}
        rx={PIN.radius}
      />
      <text className={classes.number} x={x} y={y} dy="0.36em">
        {text}
      </text>
    </>
  );
}
