import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { COMPARED } from './api.ts';
import css from './report.module.css';

/** How many listings are chosen, and the way to their comparison. */
export function ChosenBar({ chosen, to }: { chosen: readonly string[]; to: string }) {
  const { t } = useTranslation('reports');
  if (chosen.length === 0) return null;
  return (
    <div className={css.chosen} role="status">
      {t('chosen', { number: formatNumber(chosen.length) })}
      {chosen.length >= COMPARED.least && (
        <LinkButton compact to={to}>
          {t('compare')}
        </LinkButton>
      )}
    </div>
  );
}
