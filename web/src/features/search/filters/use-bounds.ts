import { useInstantSearch, useRange } from 'react-instantsearch';

export type Bounds = { min?: number; max?: number };

/** A filter that is a range. InstantSearch's own setter refuses what no present match reaches; a visitor may ask for it. */
export function useBounds(attribute: string): Bounds & { refine: (bounds: Bounds) => void } {
  const { start } = useRange({ attribute });
  const { setIndexUiState } = useInstantSearch();
  const [min, max] = start.map((bound) => (Number.isFinite(bound) ? bound : undefined));
  const refine = (bounds: Bounds) => {
    const { min: from = '', max: to = '' } = inOrder(bounds);
    setIndexUiState(({ page: _, range, ...state }) => ({
      ...state,
      range: { ...range, [attribute]: `${from}:${to}` },
    }));
  };
  return { min, max, refine };
}

const inOrder = ({ min, max }: Bounds): Bounds =>
  min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
