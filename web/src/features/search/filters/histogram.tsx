import type { Bucket } from '@diyar/api/contracts/search';
import css from './range-slider.module.css';

/** Bars of how many there are at each price or size; those outside the chosen range are pale. Decoration over the slider. */
export function Histogram({ bars, min = 0, max }: { bars: readonly Bucket[]; min?: number; max?: number }) {
  const most = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <div className={css.bars} aria-hidden="true">
      {bars.map(({ from, to, count }) => {
        const inside = (to === null || to > min) && (max === undefined || from < max);
        return (
          <span
            key={from}
            className={css.bar}
            data-inside={inside || undefined}
            // The square root keeps the small bars visible beside the largest.
            style={{ blockSize: `${count === 0 ? 0 : Math.max(4, Math.sqrt(count / most) * 100)}%` }}
          />
        );
      })}
    </div>
  );
}
