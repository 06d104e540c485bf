import { useConnector } from 'react-instantsearch';
import type { Need, Viewport } from './answers.ts';

/** Counted with every search: the quick links over the list are drawn from them. */
export const BASE_PARTS = ['hits', 'category', 'transactionType'] as const;

export const HISTOGRAMS = 'histograms';
const MAP = 'map@';
export const mapPart = ({ box, zoom }: Viewport): string => `${MAP}${zoom}@${box}`;

/** Parts that `responseFields` ask for: rows, counts by the names of their filters, bars, the map's part. */
export function readParts(parts: readonly string[]): Omit<Need, 'search'> {
  const [zoom, box] =
    parts
      .find((part) => part.startsWith(MAP))
      ?.slice(MAP.length)
      .split('@') ?? [];
  return {
    rows: parts.includes('hits'),
    facets: parts.filter((part) => part !== 'hits' && part !== HISTOGRAMS && !part.startsWith(MAP)),
    histograms: parts.includes(HISTOGRAMS),
    ...(box && { viewport: { box, zoom: Number(zoom) } }),
  };
}

type Connect = Parameters<typeof useConnector<{ parts: readonly string[] }, { $$type: string }>>[0];

/**
 * InstantSearch asks for the counts of every filter there is. Here each says which parts of the answer it shows, and no
 * others are computed; of two that are on the screen both are asked for.
 */
const connectParts: Connect = (render, dispose = () => {}) => {
  return (widgetParams) => ({
    $$type: 'diyar.parts',
    init: ({ instantSearchInstance }) => render({ instantSearchInstance, widgetParams }, true),
    dispose: () => dispose(),
    getWidgetSearchParameters: (state) => {
      const { responseFields = [] } = state.getQueryParams();
      return state.setQueryParameter('responseFields', [...new Set([...responseFields, ...widgetParams.parts])]);
    },
  });
};

/** Asks for these parts with every search as long as the component is there. */
export function useParts(parts: readonly string[]): void {
  useConnector(connectParts, { parts });
}
