import { type ComponentType, useState } from 'react';
import { loadLazily } from '#lib/lazy-page.ts';

/** What draws the prices of places, fetched when they are asked for first. */
export type LoadPrices = () => Promise<ComponentType>;

/** The layer of prices: off until the visitor wants it. */
export function usePricePart(load: LoadPrices | undefined) {
  const [Prices, setPrices] = useState<ComponentType>();
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const turn = async (load: LoadPrices, on: boolean) => {
    setOn(on);
    setFailed(false);
    if (!on || Prices) return;
    try {
      const part = await loadLazily(load);
      setPrices(() => part);
    } catch {
      setOn(false);
      setFailed(true);
    }
  };
  return {
    isOn,
    hasFailed,
    Prices: isOn ? Prices : undefined,
    turn: load && ((on: boolean) => void turn(load, on)),
  };
}
