import type { ReactNode } from 'react';
import { ListingCardGrid } from './listing-card-grid.tsx';
import css from './listing-card-strip.module.css';

/** A few cards as a grid; on a phone side by side, the next one peeking in, so that they cost no screens of scrolling. */
export function ListingCardStrip({ children }: { children: ReactNode }) {
  return <ListingCardGrid className={css.strip}>{children}</ListingCardGrid>;
}
