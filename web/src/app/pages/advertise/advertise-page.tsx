import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';

/** Sizes and prices of the spec, section 9: from 0.50 a day, longer is cheaper. */
const SIZES = ['300×250', '728×90', '970×250', '300×600', '468×60'] as const;
const DISCOUNTS = [
  [7, 5],
  [30, 10],
  [90, 15],
  [180, 20],
  [365, 25],
] as const;

export function Page() {
  const { t } = useTranslation('advertise');
  const ways = t('ways', { returnObjects: true }) as { title: string; text: string }[];
  return (
    <InformationFrame path="/advertise" title={t('title')} intro={t('intro')}>
      <ul className={css.cards}>
        {ways.map(({ title, text }) => (
          <li key={title} className={css.card}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h2 className={css.heading}>{t('discounts.title')}</h2>
      <p className={css.lead}>{t('discounts.text')}</p>
      <table className={`${css.table} ${css.lead}`}>
        <thead>
          <tr>
            <th scope="col">{t('discounts.days')}</th>
            <th scope="col">{t('discounts.off')}</th>
          </tr>
        </thead>
        <tbody>
          {DISCOUNTS.map(([days, percent]) => (
            <tr key={days}>
              <th scope="row">{t('discounts.from', { count: days })}</th>
              <td>
                <bdi dir="ltr">{percent}%</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className={css.heading}>{t('sizes.title')}</h2>
      <p className={css.lead}>
        {t('sizes.text')} <bdi dir="ltr">{SIZES.join(' · ')}</bdi>
      </p>
      <div className={css.actions}>
        <LinkButton to="/dashboard/advertisements">{t('start')}</LinkButton>
        <LinkButton to="/contact?topic=advertising" look="outline">
          {t('ask')}
        </LinkButton>
        <LinkButton to="/pricing" look="outline">
          {t('pricing')}
        </LinkButton>
      </div>
    </InformationFrame>
  );
}
