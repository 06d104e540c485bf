import type { ReactNode } from 'react';
import css from './listing-card.module.css';

/** Cards in as many columns as fit. Children are `<li>`s. */
export function ListingCardGrid({ className = '', children }: { className?: string; children: ReactNode }) {
  return <ul className={`${css.grid} ${className}`}>{children}</ul>;
}
