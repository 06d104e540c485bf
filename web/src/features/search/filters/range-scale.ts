import type { Bucket } from '@diyar/api/contracts/search';

/** The slider's stops: edges of the histogram's bars. The last bar may be open: its stop means "no limit". */
export type Scale = { edges: readonly number[]; open: boolean };

export function scaleOf(bars: readonly Bucket[]): Scale {
  const last = bars.at(-1);
  const edges = bars.map((bar) => bar.from);
  if (last) edges.push(last.to ?? Number.POSITIVE_INFINITY);
  return { edges, open: last?.to === null };
}

/** The stop at or below `value`, or the outermost one on that side when nothing is set. */
export function stopOf({ edges }: Scale, value: number | undefined, side: 'min' | 'max'): number {
  if (value === undefined) return side === 'min' ? 0 : edges.length - 1;
  const at = side === 'min' ? edges.findLastIndex((edge) => edge <= value) : edges.findIndex((edge) => edge >= value);
  return at < 0 ? (side === 'min' ? 0 : edges.length - 1) : at;
}

/** The limit a stop stands for: none at the ends. */
export function valueAt({ edges }: Scale, stop: number, side: 'min' | 'max'): number | undefined {
  const isEnd = side === 'min' ? stop <= 0 : stop >= edges.length - 1;
  return isEnd ? undefined : edges[stop];
}
