import { type ComponentProps, type ComponentType, createElement, useSyncExternalStore } from 'react';

type Parts = typeof import('./parts.tsx');

let parts: Parts | undefined;
const watchers = new Set<() => void>();
const subscribe = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};

/** The parts have come, texts and all: wherever a page keeps a place for one, it is drawn. */
export function provideParts(loaded: Parts): void {
  parts = loaded;
  for (const tell of watchers) tell();
}

/**
 * The place of what depends on who is looking (hearts, what was hidden, what was seen). Pages are rendered for nobody in
 * particular, so it comes when the page is there and idle, and costs the first load these few lines.
 */
export function Late<N extends keyof Parts>({ part, ...props }: { part: N } & ComponentProps<Parts[N]>) {
  const Part = useSyncExternalStore(
    subscribe,
    () => parts?.[part],
    () => undefined,
  );
  return Part ? createElement(Part as ComponentType<object>, props) : null;
}
