import type { ComponentProps } from 'react';
import classes from './map-controls.module.css';

type Props = ComponentProps<'button'> & { label: string };

/** An icon button on the map: named for everyone, big enough for a thumb. */
export function MapButton({ label, children, ...props }: Props) {
  return (
    <button type="button" className={classes.button} aria-label={label} title={label} {...props}>
      {children}
    </button>
  );
}
