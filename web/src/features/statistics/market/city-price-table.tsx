import type { CityPrice } from '@diyar/api/contracts/statistics';
import { useTranslation } from 'react-i18next';
import { formatNumber, isolate } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Money } from '#ui/money.tsx';
import css from './city-price-table.module.css';

/** Medians by city and how they moved; nothing while no city has enough listings. */
export function CityPriceTable({ cities }: { cities: readonly CityPrice[] }) {
  const { t } = useTranslation('market');
  if (cities.length === 0) return null;
  const dearest = Math.max(...cities.map(({ medianPerM2 }) => medianPerM2));
  return (
    <section className={css.section}>
      <table className={css.table}>
        <caption>{t('prices.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prices.city')}</th>
            <th scope="col">{t('prices.median')}</th>
            <th scope="col">{t('prices.trend')}</th>
          </tr>
        </thead>
        <tbody>
          {cities.map(({ key, name, path, sample, medianPerM2, trend }) => (
            <tr key={key}>
              <th scope="row">
                <AppLink to={path}>{name}</AppLink>
                <span className={css.sample}>{t('prices.of', { count: sample, formatted: formatNumber(sample) })}</span>
              </th>
              <td>
                <Money value={medianPerM2} />
                <span className={css.bar} style={{ inlineSize: `${(medianPerM2 / dearest) * 100}%` }} aria-hidden />
              </td>
              <td>
                <Trend trend={trend} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{t('prices.note')}</p>
    </section>
  );
}

function Trend({ trend }: Pick<CityPrice, 'trend'>) {
  const { t } = useTranslation('market');
  if (trend === null) return <span className={css.sample}>{t('prices.unknown')}</span>;
  if (trend === 0) return t('prices.same');
  const way = trend > 0 ? 'up' : 'down';
  return (
    <span className={css.trend} data-way={way}>
      {t(`prices.${way}`, { percent: isolate(`${Math.abs(trend)}%`) })}
    </span>
  );
}
