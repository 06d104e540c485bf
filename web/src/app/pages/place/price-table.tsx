import type { PlacePage, PlacePrice } from '@diyar/api/contracts/places';
import { useTranslation } from 'react-i18next';
import { ofListings, placeName, pricedThing, roughly } from '#features/places/place-words.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Money } from '#ui/money.tsx';
import part from './place-page.module.css';
import css from './price-table.module.css';

/** Prices asked here, by kind and deal; a row under another on phones. Nothing when no price has eight listings behind it. */
export function PriceTable({ page }: { page: PlacePage }) {
  const { t } = useTranslation('places');
  if (page.prices.length === 0) return null;
  return (
    <section aria-labelledby="prices" className={part.part}>
      <h2 id="prices" className={part.heading}>
        {t('prices.title', { place: placeName(page, t) })}
      </h2>
      <p className={css.note}>{t('prices.note')}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('prices.what')}</th>
            <th scope="col">{t('tiles.median')}</th>
            <th scope="col">{t('tiles.perM2')}</th>
            <th scope="col">{t('prices.range')}</th>
          </tr>
        </thead>
        <tbody>
          {page.prices.map((price) => (
            <Row key={`${price.category.key} ${price.deal} ${price.period}`} price={price} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ price }: { price: PlacePrice }) {
  const { t } = useTranslation('places');
  const lang = useLang();
  const { category, median, low, high, perM2, sample } = price;
  return (
    <tr>
      <th scope="row">
        <AppLink to={category.path} className={css.what}>
          {pricedThing(price, t)}
        </AppLink>
        <span className={css.sample}>{ofListings(sample, t)}</span>
      </th>
      <td data-label={t('tiles.median')} className={css.median}>
        <Money value={median} />
      </td>
      <td data-label={t('tiles.perM2')}>{perM2 ? <Money value={perM2.median} /> : '—'}</td>
      <td data-label={t('prices.range')}>
        <bdi className="d-tabular">{t('tiles.between', { low: roughly(low, lang), high: roughly(high, lang) })}</bdi>
      </td>
    </tr>
  );
}
