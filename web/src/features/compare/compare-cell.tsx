import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconMinus } from './compare-icons.ts';
import css from './compare-table.module.css';

type Props = { isBest: boolean; children: ReactNode };

/** A listing's cell of a row: a dash where nothing is stated, a mark where it is the best of the row. */
export function CompareCell({ isBest, children }: Props) {
  const { t } = useTranslation('compare');
  return (
    <td className={css.cell} data-best={isBest || undefined}>
      {children === null || children === '' ? (
        <IconMinus size={18} stroke={1.6} role="img" aria-label={t('no')} className={css.none} />
      ) : (
        children
      )}
      {isBest && <IconCheck size={16} stroke={2.2} role="img" aria-label={t('best')} className={css.best} />}
    </td>
  );
}
