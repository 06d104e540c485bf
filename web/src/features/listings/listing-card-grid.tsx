import type { ReactNode } from 'react';
import css from './listing-card.module.css';

type Props = {
  className?: string;
  /** On a phone side by side, the next one peeking in, so that they cost no screens of scrolling. */
  isStrip?: boolean;
  children: ReactNode;
};

/** Cards in as many columns as fit. Children are `<li>`s. */
export function ListingCardGrid({ className = '', isStrip, children }: Props) {
  return <ul className={`${css.grid} ${isStrip ? css.strip : ''} ${className}`}>{children}</ul>;
}
