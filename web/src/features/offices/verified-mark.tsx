import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import css from './badges.module.css';

/** After an office's name: its licence was checked. `label` says so, for readers and as its tip. */
export function VerifiedMark({ label, size = 20 }: { label: string; size?: number }) {
  return (
    <IconRosetteDiscountCheck
      className={css.verified}
      size={size}
      stroke={1.8}
      role="img"
      aria-label={label}
      data-tip={label}
    />
  );
}
