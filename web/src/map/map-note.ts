import type { TFunction } from 'i18next';
import type { Lens } from './types.ts';

interface Shown {
  total: number | undefined;
  /** Listings drawn one by one. */
  shown: number;
  hasCells: boolean;
  hasShape: boolean;
  lens: Lens;
}

/** What is said over the map of what it shows, and why there is not more of it. */
export function mapNote({ total, shown, hasCells, hasShape, lens }: Shown, t: TFunction<'map'>): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return t(hasShape ? 'draw.empty' : 'search.empty');
  if (lens !== 'all') return hasCells ? t('lens.zoomIn') : t(`lens.shown.${lens}`, { shown, total });
  return !hasCells && shown > 0 && total > shown ? t('search.overflow', { shown, total }) : undefined;
}
