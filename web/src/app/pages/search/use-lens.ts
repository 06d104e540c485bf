import { useMemo, useState } from 'react';
import type { Lens, Pin } from '#map/types.ts';

const NONE: ReadonlySet<string> = new Set();

/** The pins that the visitor chose to see: all, what was saved, or what was not opened yet. */
export function useLens(all: readonly Pin[], visited: ReadonlySet<string>) {
  const [lens, setLens] = useState<Lens>('all');
  const [saved, setSaved] = useState(NONE);
  const pins = useMemo(() => {
    if (lens === 'all') return all;
    return all.filter(({ id }) => (lens === 'saved' ? saved.has(id) : !visited.has(id)));
  }, [all, lens, saved, visited]);
  return { lens, setLens, setSaved, pins };
}
