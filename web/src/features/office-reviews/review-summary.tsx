import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import css from './review-summary.module.css';
import { Stars } from './stars.tsx';

type Props = { rating: number; stars: readonly number[] };

/** The mean, and how many gave each number of stars. */
export function ReviewSummary({ rating, stars }: Props) {
  const { t } = useTranslation('office-reviews');
  const total = stars.reduce((sum, count) => sum + count, 0);
  return (
    <div className={css.summary}>
      <p className={css.mean}>
        <bdi className={css.number}>{rating.toFixed(1)}</bdi>
        <Stars rating={Math.round(rating)} />
        <span className={css.count}>{t('count', { count: total, shown: formatNumber(total) })}</span>
      </p>
      <ul className={css.bars}>
        {[...stars.entries()].reverse().map(([index, count]) => (
          <li key={index} className={css.bar}>
            <span className={css.name}>{t('starsShort', { count: index + 1 })}</span>
            <span className={css.track} aria-hidden>
              <span className={css.fill} style={{ inlineSize: `${(count / total) * 100}%` }} />
            </span>
            <span className={css.number2}>{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
