import css from './courtyard-iwan.module.css';

type At = { x: number; y: number };

/** Figures of the courtyard; each piece stands on its `y`. */
export function OrangeTree({ x, y }: At) {
  const oranges = [
    [-34, -150],
    [8, -168],
    [38, -138],
    [-12, -118],
    [22, -104],
    [-46, -112],
  ] as const;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={css.pot} d="M-30-36h60l-8 38h-44Z" />
      <rect className={css.band} x="-34" y="-42" width="68" height="10" rx="3" />
      <path className={css.trunk} d="M-6-40c4-22 2-40 1-58h10c-1 18-2 36 2 58Z" />
      <path
        className={css.leaf}
        d="M-4-196c26-8 50 10 50 32c20 14 20 44-2 54c-10 20-40 26-56 12c-24 10-46-6-42-30c-14-16-8-36 6-42c2-18 22-32 44-26Z"
      />
      <path
        className={css.leafLight}
        d="M-2-184c16-6 32 4 34 18c-14-8-28-6-36 4c-10-8-22-6-30 2c2-14 16-26 32-24ZM-40-120c8 10 22 12 32 4c8 10 26 8 34-4c-2 18-22 24-36 14c-16 6-28-2-30-14Z"
      />
      {oranges.map(([dx, dy]) => (
        <circle key={`${dx}${dy}`} className={css.orange} cx={dx} cy={dy} r="7.5" />
      ))}
    </g>
  );
}

const SPRAYS = [
  [-128, 4, 15],
  [-106, -4, 18],
  [-84, 8, 20],
  [-62, -2, 22],
  [-58, 28, 15],
  [-38, 14, 24],
  [-14, 4, 24],
  [-22, 42, 18],
  [-4, 60, 19],
  [8, 30, 22],
  [-10, 86, 15],
  [6, 108, 13],
] as const;

/** Jasmine hanging over the edge of the roof: round sprays of leaves, white stars among them. */
export function Jasmine({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {SPRAYS.map(([dx, dy, size], index) => (
        <circle key={`${dx}${dy}`} className={index % 3 === 1 ? css.leafLight : css.leaf} cx={dx} cy={dy} r={size} />
      ))}
      {SPRAYS.map(([dx, dy, size]) => (
        <path
          key={`${dx}${dy}`}
          className={css.blossom}
          transform={`translate(${dx - size / 3} ${dy + size / 4}) scale(1.15)`}
          d="M0-5l1.6 3.4L5-1.5L2.4 1L3.2 5L0 2.8L-3.2 5L-2.4 1L-5-1.5L-1.6-1.6Z"
        />
      ))}
    </g>
  );
}

export function Fountain({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={css.basinSide} d="M-92-26L-78 22H78L92-26Z" />
      <path className={css.basinStripe} d="M-54-26l8 48h16l-4-48ZM54-26l-8 48H30l4-48ZM-12-26v48h24v-48Z" />
      <path className={css.rim} d="M-100-34h200l-8 10H-92Z" />
      <ellipse className={css.water} cx="0" cy="-34" rx="84" ry="7" />
      <path
        className={css.spray}
        d="M0-36v-34M0-70c-7-12-20-10-24 6M0-70c7-12 20-10 24 6M0-66c-4-6-10-6-13 4M0-66c4-6 10-6 13 4"
      />
    </g>
  );
}

export function Lantern({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={css.chain} d="M0 0v22" />
      <path className={css.brass} d="M-5 22h10l9 11-5 25h-18l-5-25Z" />
      <path className={css.flame} d="M0 34c6 7 5 15 0 18c-5-3-6-11 0-18Z" />
      <path className={css.brass} d="M-6 58h12l-6 9Z" />
    </g>
  );
}

export function SittingCat({ x, y }: At) {
  return (
    <path
      className={css.cat}
      transform={`translate(${x} ${y}) scale(0.9)`}
      d="M-18 0c-9-1-13-8-12-18c1-12 8-18 10-26c-2-5-2-10-1-16l6 5c4-1 7-1 10 0l6-5c1 7 1 12-2 17c4 10 11 16 11 30c8 1 11-4 10-10c0-4 5-5 6-1c2 11-3 20-14 22c-6 2-22 3-30 2Z"
    />
  );
}
