import { lazyMap, Spared } from './lazy-map.tsx';

/** The search page's map, for itself: what it brings along is sent to no page with a small map. */
export const LazyMapPanel = lazyMap(
  () => import('./map-panel.tsx'),
  ({ MapPanel }) => MapPanel,
  Spared,
);
