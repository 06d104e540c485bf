import { useDisclosure } from '@mantine/hooks';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { Badge } from '../badge.tsx';
import { PlainButton } from '../link-button.tsx';
import css from './desk-filters.module.css';

/** Choices above a list; on a phone behind a button that says how many of them are set. */
export function FoldedFilters({ set, children }: { set: number; children: ReactNode }) {
  const { t } = useTranslation('desk');
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  return (
    <>
      <PlainButton
        look="outline"
        compact
        className={css.toggle}
        data-act="filters"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />
        {t('filters')}
        {set > 0 && <Badge tone="info">{formatNumber(set)}</Badge>}
      </PlainButton>
      <div id={id} className={css.choices} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
