import type { ReactNode } from 'react';
import { IconChevronBack } from '../direction-icons.tsx';
import { PlainButton } from '../link-button.tsx';
import css from './side-by-side.module.css';

type Props = {
  /** Whether something of the list is open. */
  isOpen: boolean;
  side: ReactNode;
  sideLabel: string;
  label: string;
  /** Where the button leads on a phone. */
  back: string;
  onBack: () => void;
  children: ReactNode;
};

/** A list beside what is open of it; on a phone one after the other. */
export function SideBySide({ isOpen, side, sideLabel, label, back, onBack, children }: Props) {
  return (
    <div className={css.desk} data-opened={isOpen || undefined}>
      <section className={css.side} aria-label={sideLabel}>
        {side}
      </section>
      <section className={css.main} aria-label={label}>
        <PlainButton look="plain" compact className={css.back} onClick={onBack}>
          <IconChevronBack size={18} stroke={1.8} aria-hidden />
          {back}
        </PlainButton>
        {children}
      </section>
    </div>
  );
}
