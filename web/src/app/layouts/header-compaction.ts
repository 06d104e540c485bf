import { useEffect, useState } from 'react';

const COMPACT_ABOVE_PX = 20;
const THRESHOLD_PX = 5;

export type Compaction = { at: number; compact: boolean };

/** Compact past 20 px; moves of less than 5 px are ignored so that a trembling thumb changes nothing (spec section 2). */
export function compactionAt(previous: Compaction, y: number): Compaction {
  if (y > 0 && Math.abs(y - previous.at) < THRESHOLD_PX) return previous;
  return { at: y, compact: y > COMPACT_ABOVE_PX };
}

export function useCompactHeader(): boolean {
  const [compact, setCompact] = useState(false);

  useEffect(() => {
    let last: Compaction = { at: Number.NEGATIVE_INFINITY, compact: false };
    const look = () => {
      last = compactionAt(last, scrollY);
      setCompact(last.compact);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  return compact;
}
