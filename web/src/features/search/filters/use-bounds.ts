import { useInstantSearch, useRange } from 'react-instantsearch';
import { usePressed } from './use-pressed.ts';

export type Bounds = { min?: number; max?: number };

/** A filter that is a range. InstantSearch's own setter refuses what no present match reaches; a visitor may ask for it. */
export function useBounds(attribute: string): Bounds & { refine: (bounds: Bounds) => void } {
  const { start } = useRange({ attribute });
  const { setIndexUiState } = useInstantSearch();
  const [min, max] = start.map((bound) => (Number.isFinite(bound) ? bound : undefined));
  const [shown, press] = usePressed<Bounds>({ min, max });
  const refine = (bounds: Bounds) => {
    const next = inOrder(bounds);
    const { min: from = '', max: to = '' } = next;
    press(next, () =>
      setIndexUiState(({ page: _, range, ...state }) => ({
        ...state,
        range: { ...range, [attribute]: `${from}:${to}` },
      })),
    );
  };
  return { ...shown, refine };
}

const inOrder = ({ min, max }: Bounds): Bounds =>
  min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
