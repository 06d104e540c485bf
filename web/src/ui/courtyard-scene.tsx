import type { SVGProps } from 'react';
import css from './courtyard-scene.module.css';

/** `open`: the tree and the fountain through the arch; `closed`: its door; `empty`: only a cat; `dark`: the same at night. */
export type Scene = 'open' | 'closed' | 'empty' | 'dark';

const CENTER = { x: 220, y: 200 };
const OPENING = 92;
const RING = 34;
const STONES = 13;
const FLOOR = 384;
const COURSE = 26;

/** A stone arch of alternating courses into a courtyard, in the palette of the theme. Decoration only. */
export function CourtyardScene({ scene, className = '', ...props }: SVGProps<SVGSVGElement> & { scene: Scene }) {
  return (
    <svg
      viewBox="0 0 440 410"
      fill="none"
      aria-hidden="true"
      className={`${css.scene} ${className}`}
      data-scene={scene}
      {...props}
    >
      <Wall />
      <path className={css.sky} d={openingPath} />
      {scene === 'closed' ? <Door /> : <Courtyard scene={scene} />}
      {ringStones.map(({ d, tone }) => (
        <path key={d} d={d} className={css[tone]} />
      ))}
      {pierStones.map(({ y, height, tone }) => (
        <g key={y} className={css[tone]}>
          <rect x={CENTER.x - OPENING - RING} y={y} width={RING} height={height - 2} />
          <rect x={CENTER.x + OPENING} y={y} width={RING} height={height - 2} />
        </g>
      ))}
      <rect className={css.ground} x="8" y={FLOOR} width="424" height="4" rx="2" />
    </svg>
  );
}

const openingPath = `M${CENTER.x - OPENING} ${FLOOR}V${CENTER.y}a${OPENING} ${OPENING} 0 0 1 ${OPENING * 2} 0V${FLOOR}Z`;

const pierStones = Array.from({ length: Math.ceil((FLOOR - CENTER.y) / COURSE) }, (_, index) => {
  const y = CENTER.y + 2 + index * COURSE;
  return { y, height: Math.min(COURSE, FLOOR - y + 2), tone: index % 2 === 0 ? ('stone' as const) : ('band' as const) };
});

const ringStones = Array.from({ length: STONES }, (_, index) => {
  const step = Math.PI / STONES;
  const isKey = index === (STONES - 1) / 2;
  return {
    d: wedge(Math.PI - index * step, Math.PI - (index + 1) * step, OPENING + RING + (isKey ? 8 : 0)),
    tone: isKey ? ('key' as const) : index % 2 === 0 ? ('band' as const) : ('stone' as const),
  };
});

function wedge(from: number, to: number, outer: number): string {
  const joint = 1;
  const at = (radius: number, angle: number) =>
    `${(CENTER.x + radius * Math.cos(angle)).toFixed(2)} ${(CENTER.y - radius * Math.sin(angle)).toFixed(2)}`;
  const [a, b] = [from - joint / outer, to + joint / outer];
  const [c, d] = [to + joint / OPENING, from - joint / OPENING];
  return `M${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(OPENING, c)}A${OPENING} ${OPENING} 0 0 0 ${at(OPENING, d)}Z`;
}

function Wall() {
  return (
    <g>
      <path className={css.wall} d={`M40 ${FLOOR}V44h360v${FLOOR - 44}Z`} />
      <path
        className={css.joint}
        d="M40 96h50M360 96h40M40 148h32M372 148h28M40 252h20M380 304h20M40 330h24M300 70h60M84 70h70"
      />
      <rect className={css.cornice} x="28" y="32" width="384" height="14" rx="3" />
    </g>
  );
}

function Courtyard({ scene }: { scene: Scene }) {
  return (
    <g>
      <path className={css.far} d="M128 262h184v122H128Z" />
      <path className={css.window} d="M150 318v-22a11 11 0 0 1 22 0v22ZM268 318v-22a11 11 0 0 1 22 0v22Z" />
      <path className={css.floor} d="M128 346h184v38H128Z" />
      <path className={css.tile} d="M220 346v38M178 346l-26 38M262 346l26 38M128 362h184" />
      {scene === 'open' && <OrangeTree />}
      {scene === 'dark' && <path className={css.moon} d="M252 150a22 22 0 1 0 14 34a18 18 0 0 1-14-34Z" />}
      <Fountain />
      {scene === 'empty' && <Cat />}
    </g>
  );
}

function OrangeTree() {
  return (
    <g transform="translate(10 0)">
      <path className={css.trunk} d="M171 352c3-30 2-52 4-78h8c1 26 1 48 5 78Z" />
      <path
        className={css.leaves}
        d="M180 166c26-6 48 12 48 36c18 12 16 44-6 52c-12 22-42 26-56 12c-24 8-42-6-38-30c-10-14-6-30 4-38c2-20 24-36 48-32Z"
      />
      <g className={css.fruit}>
        <circle cx="164" cy="206" r="7" />
        <circle cx="198" cy="196" r="7" />
        <circle cx="206" cy="236" r="7" />
        <circle cx="172" cy="248" r="7" />
        <circle cx="146" cy="234" r="7" />
      </g>
    </g>
  );
}

function Fountain() {
  return (
    <g>
      <path className={css.basin} d="M206 372l10-22h64l10 22Z" />
      <ellipse className={css.water} cx="248" cy="351" rx="31" ry="5" />
      <path className={css.spray} d="M248 350v-20M248 332c-4-6-10-6-12 2M248 332c4-6 10-6 12 2" />
    </g>
  );
}

function Cat() {
  return (
    <path
      className={css.cat}
      d="M158 378c-9-1-13-8-12-18c1-12 8-18 10-26c-2-5-2-10-1-16l6 5c4-1 7-1 10 0l6-5c1 7 1 12-2 17c4 10 11 16 11 30c8 1 11-4 10-10c0-4 5-5 6-1c2 11-3 20-14 22c-6 2-22 3-30 2Z"
    />
  );
}

function Door() {
  return (
    <g>
      <path className={css.door} d={openingPath} />
      <path className={css.seam} d={`M220 110V${FLOOR}M140 ${FLOOR}V210M300 ${FLOOR}V210M128 262h184M128 324h184`} />
      <g className={css.studs}>
        {[156, 180, 204, 236, 260, 284].flatMap((x) =>
          [278, 308, 340, 368].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="2.4" />),
        )}
      </g>
      <path className={css.knocker} d="M206 238a8 8 0 1 0 .1 0M234 238a8 8 0 1 0 .1 0" />
      <path className={css.fan} d="M220 200L150 152M220 200L186 118M220 200L254 118M220 200L290 152M128 212h184" />
    </g>
  );
}
