import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useTranslation } from 'react-i18next';
import css from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

/** So many of five stars, said once for readers. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('office-reviews');
  return (
    <span className={css.stars} role="img" aria-label={t('stars', { rating })}>
      {FIVE.map((star) => (
        <IconStarFilled key={star} size={18} aria-hidden data-on={star <= rating || undefined} />
      ))}
    </span>
  );
}

type Props = { value: number; error?: string; onChange: (rating: number) => void };

/** Five radio buttons that look like stars. */
export function StarField({ value, error, onChange }: Props) {
  const { t } = useTranslation('office-reviews');
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{t('yours')}</legend>
      <div className={css.choices}>
        {FIVE.map((star) => (
          <label key={star} className={css.choice} data-on={star <= value || undefined}>
            <input
              type="radio"
              name="rating"
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={t('stars', { rating: star })}
            />
            <IconStarFilled size={30} aria-hidden />
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
