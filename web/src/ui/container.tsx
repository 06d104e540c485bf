import type { ElementType, ReactNode } from 'react';
import css from './container.module.css';

type Props = { as?: ElementType; className?: string; id?: string; children: ReactNode };

/** The page's column: 1280 px at most, with its gutters. */
export function Container({ as: Tag = 'div', className = '', ...rest }: Props) {
  return <Tag className={`${css.container} ${className}`} {...rest} />;
}
