import type { Direction } from '#lib/language.ts';

type Where = { at: number; total: number; direction: Direction };

/** The slide a key leads to; arrows follow the reading direction. Undefined for any other key. */
export function stepOf(key: string, { at, total, direction }: Where): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward || key === 'PageDown') return Math.min(at + 1, total - 1);
  if (key === back || key === 'PageUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  return undefined;
}
