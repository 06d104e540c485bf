import type { SVGProps } from 'react';

/** A stone arch laid in alternating courses, as Damascus builds them: the door of a courtyard house. */
export function BrandMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" {...props}>
      {STONES.map(([d, tone]) => (
        <path key={d} d={d} fill={TONES[tone]} />
      ))}
    </svg>
  );
}

const TONES = {
  dark: 'var(--d-mark, var(--d-primary))',
  pale: 'color-mix(in srgb, var(--d-mark, var(--d-primary)) 55%, var(--d-page))',
  key: 'var(--d-accent)',
};

const STONES: readonly [string, keyof typeof TONES][] = [
  ['M3.52 20.65A16.5 16.5 0 0 1 6.01 12.74L13.41 17.92A7.5 7.5 0 0 0 12.55 20.65Z', 'pale'],
  ['M6.99 11.35A16.5 16.5 0 0 1 14.37 5.99L17.01 14.62A7.5 7.5 0 0 0 14.38 16.53Z', 'dark'],
  ['M15.56 4.06A18 18 0 0 1 24.44 4.06L21.37 14.13A7.5 7.5 0 0 0 18.63 14.13Z', 'key'],
  ['M25.63 5.99A16.5 16.5 0 0 1 33.01 11.35L25.62 16.53A7.5 7.5 0 0 0 22.99 14.62Z', 'dark'],
  ['M33.99 12.74A16.5 16.5 0 0 1 36.48 20.65L27.45 20.65A7.5 7.5 0 0 0 26.59 17.92Z', 'pale'],
  ['M3.5 22.35H12.5V38.5H3.5Z', 'dark'],
  ['M27.5 22.35H36.5V38.5H27.5Z', 'dark'],
];
