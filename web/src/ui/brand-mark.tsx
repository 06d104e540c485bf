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
  ['M3.5 20.6A16.5 16.5 0 0 1 6 12.7L13.4 17.9A7.5 7.5 0 0 0 12.6 20.6Z', 'pale'],
  ['M7 11.3A16.5 16.5 0 0 1 14.4 6L17 14.6A7.5 7.5 0 0 0 14.4 16.5Z', 'dark'],
  ['M15.6 4.1A18 18 0 0 1 24.4 4.1L21.4 14.1A7.5 7.5 0 0 0 18.6 14.1Z', 'key'],
  ['M25.6 6A16.5 16.5 0 0 1 33 11.3L25.6 16.5A7.5 7.5 0 0 0 23 14.6Z', 'dark'],
  ['M34 12.7A16.5 16.5 0 0 1 36.5 20.6L27.4 20.6A7.5 7.5 0 0 0 26.6 17.9Z', 'pale'],
  ['M3.5 22.4H12.5V38.5H3.5Z', 'dark'],
  ['M27.5 22.4H36.5V38.5H27.5Z', 'dark'],
];
