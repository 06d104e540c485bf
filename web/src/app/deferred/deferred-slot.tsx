import { type ComponentProps, type ComponentType, createElement, startTransition, useEffect, useState } from 'react';
import { useHydrated } from '#lib/hydrated.tsx';
import { createListeners } from '#lib/listeners.ts';

type Parts = typeof import('./parts.tsx');

let parts: Parts | undefined;
const { subscribe, notify } = createListeners();

/** The parts have come, texts and all: wherever a page keeps a place for one, it is drawn. */
export function provideParts(loaded: Parts): void {
  parts = loaded;
  notify();
}

/** A page has fifty places for them: filled as a transition, they keep no press waiting. */
function useParts(): Parts | undefined {
  const [known, setKnown] = useState(parts);
  useEffect(() => {
    const look = () => startTransition(() => setKnown(parts));
    look();
    return subscribe(look);
  }, []);
  // Errors may have come before the page was taken over.
  return useHydrated() ? known : undefined;
}

/**
 * The place of what depends on who is looking (hearts, what was hidden, what was seen). Pages are rendered for nobody in
 * particular, so it comes when the page is there and idle, and costs the first load these few lines.
 */
export function DeferredSlot<N extends keyof Parts>({ part, ...props }: { part: N } & ComponentProps<Parts[N]>) {
  const Part = useParts()?.[part];
  return Part ? createElement(Part as ComponentType<object>, props) : null;
}
