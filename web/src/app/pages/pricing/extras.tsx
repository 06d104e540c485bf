import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import css from '../information/information.module.css';
import styles from './pricing.module.css';

/** The price list of boosts, as anybody sees it. */
export const boostPricesQuery = (api: Api) =>
  queryOptions({ queryKey: ['boost-prices'], queryFn: ({ signal }) => api.get('/boosts/prices', { signal }) });

/** Price of a further place for a listing. */
export const slotPriceQuery = (api: Api) =>
  queryOptions({ queryKey: ['slot-price'], queryFn: ({ signal }) => api.get('/listing-slots/price', { signal }) });

/** What is sold beside plans: boosts by kind and days, and places for more listings. */
export function Extras() {
  const { t } = useTranslation('pricing');
  const lang = useLang();
  const { data: slot } = useSuspenseQuery(slotPriceQuery(useApi()));
  const price = isolate(formatMoney(slot.price, lang));
  return (
    <>
      <h2 className={css.heading}>{t('boosts.title')}</h2>
      <BoostPrices />
      <h2 className={css.heading}>{t('places.title')}</h2>
      <p className={css.lead}>{t('places.text', { price, count: slot.days })}</p>
      <div className={css.actions}>
        <LinkButton to="/dashboard/properties" look="outline">
          {t('boosts.go')}
        </LinkButton>
        <LinkButton to="/dashboard/office/features" look="outline">
          {t('places.go')}
        </LinkButton>
        <LinkButton to="/advertise" look="outline">
          {t('advertise')}
        </LinkButton>
      </div>
    </>
  );
}

function BoostPrices() {
  const { t } = useTranslation('pricing');
  const { t: tBoosts } = useTranslation('boosts');
  const lang = useLang();
  const { data: boosts } = useSuspenseQuery(boostPricesQuery(useApi()));
  const durations = boosts.types[0]?.durations ?? [];
  const { from, percent } = boosts.bulkDiscount;
  return (
    <>
      <p className={css.lead}>{t('boosts.text', { count: from, percent })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <section className={`${css.scroll} ${css.lead} ${styles.prices}`} aria-label={t('boosts.title')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('boosts.kind')}</th>
              {durations.map(({ days }) => (
                <th key={days} scope="col">
                  {t('boosts.days', { count: days })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {boosts.types.map(({ type, durations: prices }) => (
              <tr key={type}>
                <th scope="row">
                  {tBoosts(`types.${type}`)}
                  <small>{tBoosts(`about.${type}`)}</small>
                </th>
                {prices.map(({ days, price }) => (
                  <td key={days}>
                    <bdi dir="ltr">{formatMoney(price, lang)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
