import { AD_DAYS, type AdPlace, type AdSize, fitsScreen, priceOfAd } from '@diyar/api/rules/advertisements';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { Money } from '#ui/money.tsx';
import type { Pricing } from './api.ts';
import { pixelsOf } from './pixels-of.ts';
import css from './price-table.module.css';

/** What every size costs at every place, by the number of days; counted as the server does. */
export function PriceTable({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation('advertisements');
  const percentOff = (days: number) =>
    Math.max(0, ...pricing.discounts.filter((discount) => days >= discount.days).map(({ percent }) => percent));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className={css.scroll} aria-label={t('calculator.table')} tabIndex={0}>
      <table className={css.table}>
        <caption className="d-visually-hidden">{t('calculator.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('form.size')}</th>
            {AD_DAYS.map((days) => (
              <th key={days} scope="col">
                {t('days', { count: days })}
                {percentOff(days) > 0 && <small>{t('sum.discount', { percent: percentOff(days) })}</small>}
              </th>
            ))}
          </tr>
        </thead>
        {pricing.places.map(({ place, sizes }) => (
          <tbody key={place}>
            <tr>
              <th scope="rowgroup" colSpan={AD_DAYS.length + 1} className={css.place}>
                <span>
                  {t(`places.${place}`)} <small>{t(`placeHints.${place}`)}</small>
                </span>
              </th>
            </tr>
            {sizes.map((size) => (
              <PriceRow key={size} pricing={pricing} place={place} size={size} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function PriceRow({ pricing, place, size }: { pricing: Pricing; place: AdPlace; size: AdSize }) {
  const { t } = useTranslation('advertisements');
  const _lang = useLang();
  return (
    <tr>
      <th scope="row">
        {t(`sizes.${size}`)} {pixelsOf(size)}
        {!fitsScreen('mobile', size) && <small>{t('platforms.web')}</small>}
      </th>
      {AD_DAYS.map((days) => (
        <td key={days}>
          <Money value={priceOfAd(pricing, { place, size, priority: 1, days }).totalCents / 100} />
        </td>
      ))}
    </tr>
  );
}
