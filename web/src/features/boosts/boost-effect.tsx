import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import type { Boost } from './api.ts';
import css from './boosts.module.css';

/** Views before and with the boost, as two bars beside their numbers. */
export function BoostEffect({ effect }: Pick<Boost, 'effect'>) {
  const { t } = useTranslation('boosts');
  if (!effect) return <span className={css.note}>{t('effect.none')}</span>;
  const { days, before, after } = effect;
  const most = Math.max(1, before, after);
  const bar = (name: string, views: number, tone: 'plain' | 'boosted') => (
    <div className={css.bar}>
      <dt>{name}</dt>
      <dd>
        <span aria-hidden="true" className={css.track}>
          <span data-tone={tone} style={{ inlineSize: `${(views / most) * 100}%` }} />
        </span>
        {formatNumber(views)}
      </dd>
    </div>
  );
  return (
    <dl className={css.effect}>
      {bar(t('effect.before'), before, 'plain')}
      {bar(t('effect.after'), after, 'boosted')}
      <div className={css.note}>
        <dt className="d-visually-hidden">{t('columns.dates')}</dt>
        <dd>{t('effect.days', { count: days })}</dd>
      </div>
    </dl>
  );
}
