import css from './courtyard-iwan.module.css';
import { Fountain, Jasmine, Lantern, OrangeTree, SittingCat } from './courtyard-life.tsx';

const WIDTH = 640;
const FLOOR = 430;
const ROOF = 62;
const COURSE = 23;
const ARCH = { x: 320, spring: 232, opening: 108, ring: 30, stones: 15 };

/** A house's inner wall in alternating courses: the iwan, its fountain, an orange tree. Drawn in the palette of the theme; decoration only. */
export function CourtyardIwan({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 500`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      className={`${css.scene} ${className}`}
    >
      <Wall />
      {[118, 522].map((x) => (
        <SideWindow key={x} x={x} />
      ))}
      {[118, 522].map((x) => (
        <RoundWindow key={x} x={x} y={128} />
      ))}
      <Iwan />
      <Paving />
      <OrangeTree x={96} y={FLOOR + 18} />
      <Jasmine x={WIDTH - 40} y={ROOF + 2} />
      <Fountain x={ARCH.x} y={FLOOR + 26} />
      <SittingCat x={454} y={FLOOR + 32} />
    </svg>
  );
}

function Wall() {
  const courses = Array.from({ length: Math.ceil((FLOOR - ROOF) / COURSE) }, (_, index) => ROOF + index * COURSE);
  return (
    <g>
      {courses.map((y, index) => (
        <rect
          key={y}
          x="24"
          y={y}
          width={WIDTH - 48}
          height={Math.min(COURSE, FLOOR - y)}
          className={index % 2 === 0 ? css.pale : css.warm}
        />
      ))}
      {courses.flatMap((y, index) =>
        [0, 1, 2, 3, 4, 5, 6].map((joint) => {
          const x = 70 + joint * 84 + (index % 2) * 42;
          return <path key={`${y}-${joint}`} className={css.joint} d={`M${x} ${y + 2}v${COURSE - 4}`} />;
        }),
      )}
      <rect className={css.cornice} x="12" y={ROOF - 16} width={WIDTH - 24} height="16" rx="3" />
      <rect className={css.band} x="24" y={ROOF} width={WIDTH - 48} height="7" />
    </g>
  );
}

function Iwan() {
  const { x, spring, opening } = ARCH;
  return (
    <g>
      <path className={css.shade} d={archPath(opening)} />
      <path
        className={css.back}
        d={`M${x - opening + 26} ${FLOOR}V${spring + 4}a${opening - 26} ${opening - 26} 0 0 1 ${(opening - 26) * 2} 0V${FLOOR}Z`}
      />
      <Lattice />
      <path className={css.bench} d={`M${x - opening} ${FLOOR}v-34h44v34ZM${x + opening} ${FLOOR}v-34h-44v34Z`} />
      <path
        className={css.cushion}
        d={`M${x - opening} ${FLOOR - 34}h44v-9a5 5 0 0 0-5-5h-39ZM${x + opening} ${FLOOR - 34}h-44v-9a5 5 0 0 1 5-5h39Z`}
      />
      <Lantern x={x} y={spring - opening + 4} />
      {voussoirs.map(({ d, tone }) => (
        <path key={d} d={d} className={css[tone]} />
      ))}
      {piers.map(({ y, height, tone }) => (
        <g key={y} className={css[tone]}>
          <rect x={x - opening - ARCH.ring} y={y} width={ARCH.ring} height={height} />
          <rect x={x + opening} y={y} width={ARCH.ring} height={height} />
        </g>
      ))}
    </g>
  );
}

/** The window at the iwan's back: turned wood, light behind it. */
function Lattice() {
  const [left, top, width, height] = [ARCH.x - 42, 250, 84, 108];
  const lines = Array.from({ length: 9 }, (_, index) => index * 14);
  return (
    <g>
      <path className={css.light} d={`M${left} ${top + height}V${top}a42 42 0 0 1 84 0v${height}Z`} />
      <g className={css.wood}>
        {lines.slice(1, 6).map((step) => (
          <path
            key={`v${step}`}
            d={`M${left + step} ${top + height}V${top - Math.sqrt(Math.max(0, 42 ** 2 - (step - 42) ** 2))}`}
          />
        ))}
        {lines.map((step) => (
          <path key={`h${step}`} d={`M${left} ${top + step}h${width}`} />
        ))}
      </g>
      <path className={css.frame} d={`M${left} ${top + height}V${top}a42 42 0 0 1 84 0v${height}Z`} />
    </g>
  );
}

function SideWindow({ x }: { x: number }) {
  return (
    <g>
      <path className={css.surround} d={`M${x - 46} 330V222a46 46 0 0 1 92 0v108Z`} />
      <path className={css.glass} d={`M${x - 34} 330V222a34 34 0 0 1 68 0v108Z`} />
      <path className={css.shutter} d={`M${x - 34} 330v-106h30v106ZM${x + 4} 330v-106h30v106Z`} />
      <path
        className={css.slats}
        d={[0, 1, 2, 3, 4, 5, 6].map((row) => `M${x - 30} ${238 + row * 13}h22M${x + 8} ${238 + row * 13}h22`).join('')}
      />
      <path className={css.sun} d={`M${x} 222L${x - 24} 198M${x} 222V188M${x} 222L${x + 24} 198M${x - 34} 222h68`} />
      <rect className={css.cornice} x={x - 52} y="330" width="104" height="9" rx="2" />
    </g>
  );
}

function RoundWindow({ x, y }: { x: number; y: number }) {
  const petals = [0, 45, 90, 135];
  return (
    <g>
      <circle className={css.surround} cx={x} cy={y} r="26" />
      <circle className={css.glass} cx={x} cy={y} r="19" />
      {petals.map((turn) => (
        <ellipse
          key={turn}
          className={css.petal}
          cx={x}
          cy={y}
          rx="4"
          ry="17"
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <circle className={css.key} cx={x} cy={y} r="4.5" />
    </g>
  );
}

function Paving() {
  const rays = [-520, -330, -180, -60, 60, 180, 330, 520];
  return (
    <g>
      <path className={css.tile} d={rays.map((dx) => `M${ARCH.x + dx * 0.62} ${FLOOR}L${ARCH.x + dx} 500`).join('')} />
      <path className={css.tile} d={`M0 ${FLOOR + 20}h${WIDTH}M0 ${FLOOR + 46}h${WIDTH}`} />
      <rect className={css.cornice} x="0" y={FLOOR - 1} width={WIDTH} height="4" />
    </g>
  );
}

function archPath(radius: number): string {
  const { x, spring } = ARCH;
  return `M${x - radius} ${FLOOR}V${spring}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${FLOOR}Z`;
}

type Tone = 'band' | 'stone' | 'key';

const voussoirs = Array.from({ length: ARCH.stones }, (_, index) => {
  const step = Math.PI / ARCH.stones;
  const isKey = index === (ARCH.stones - 1) / 2;
  const tone: Tone = isKey ? 'key' : index % 2 === 0 ? 'band' : 'stone';
  return {
    d: wedge(Math.PI - index * step, Math.PI - (index + 1) * step, ARCH.opening + ARCH.ring + (isKey ? 9 : 0)),
    tone,
  };
});

const piers = Array.from({ length: Math.ceil((FLOOR - ARCH.spring) / COURSE) }, (_, index) => {
  const y = ARCH.spring + 1 + index * COURSE;
  const tone: Tone = index % 2 === 0 ? 'stone' : 'band';
  return { y, height: Math.min(COURSE, FLOOR - y + 1) - 1.5, tone };
});

/** A stone of the ring between two angles, with a joint's width left on each side. */
function wedge(from: number, to: number, outer: number): string {
  const at = (radius: number, angle: number) =>
    `${(ARCH.x + radius * Math.cos(angle)).toFixed(1)} ${(ARCH.spring - radius * Math.sin(angle)).toFixed(1)}`;
  const [a, b] = [from - 0.8 / outer, to + 0.8 / outer];
  const [c, d] = [to + 0.8 / ARCH.opening, from - 0.8 / ARCH.opening];
  return `M${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(ARCH.opening, c)}A${ARCH.opening} ${ARCH.opening} 0 0 0 ${at(ARCH.opening, d)}Z`;
}
