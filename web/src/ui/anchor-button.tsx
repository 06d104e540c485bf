import type { ComponentProps } from 'react';
import css from './button.module.css';

type Props = ComponentProps<'a'> & { look?: 'primary' | 'outline' };

/** An address outside the site (a call, a chat) in a button's clothes. */
export function AnchorButton({ look = 'primary', className = '', children, ...rest }: Props) {
  return (
    <a className={`${css.button} ${css[look]} ${className}`} {...rest}>
      {children}
    </a>
  );
}
