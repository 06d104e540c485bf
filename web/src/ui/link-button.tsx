import type { ComponentProps } from 'react';
import { AppLink } from './app-link.tsx';
import css from './button.module.css';

type Look = { look?: 'primary' | 'outline' | 'danger' | 'plain'; compact?: boolean };

function classOf({ look = 'primary', compact }: Look, extra = ''): string {
  return `${css.button} ${css[look]} ${compact ? css.compact : ''} ${extra}`;
}

/** A link that reads as a button. `to` inside the site, without `lang`. */
export function LinkButton({ look, compact, className, ...rest }: ComponentProps<typeof AppLink> & Look) {
  return <AppLink className={classOf({ look, compact }, className as string)} {...rest} />;
}

/** A plain button in the same clothes. */
export function PlainButton({ look, compact, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={classOf({ look, compact }, className)} {...rest} />;
}

type Tipped = { label: string };

/** A square button that holds an icon only; `label` is its name and its tooltip. */
export function IconButton({ label, className = '', children, ...rest }: ComponentProps<'button'> & Tipped) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      className={`${css.button} ${css.plain} ${css.icon} ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}

/** The same as an address outside the site. */
export function IconAnchor({ label, className = '', children, ...rest }: ComponentProps<'a'> & Tipped) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: callers give an `href`, which makes it a link
    <a aria-label={label} data-tip={label} className={`${css.button} ${css.plain} ${css.icon} ${className}`} {...rest}>
      {children}
    </a>
  );
}
