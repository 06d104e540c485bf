import type { PlacePage } from '@diyar/api/contracts/places';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ofListings, pricedThing, roughly } from '#features/places/place-words.ts';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import css from './figure-tiles.module.css';

/** How much is on offer, and what the best founded of its prices says. */
export function FigureTiles({ page }: { page: PlacePage }) {
  const { t } = useTranslation('places');
  const lang = useLang();
  const [price] = page.prices;
  const of = price && pricedThing(price, t);

  return (
    <dl className={css.tiles} aria-label={t('tiles.label')}>
      <Tile name={t('tiles.listings')} value={formatNumber(page.total)} />
      {price && (
        <>
          <Tile
            name={t('tiles.median')}
            value={formatMoney(price.median, lang)}
            note={`${of} ${ofListings(price.sample, t)}`}
          />
          {price.perM2 && <Tile name={t('tiles.perM2')} value={formatMoney(price.perM2.median, lang)} note={of} />}
          <Tile
            name={t('tiles.range')}
            value={t('tiles.between', {
              low: roughly(price.low, lang),
              high: roughly(price.high, lang),
            })}
            note={of}
          />
        </>
      )}
    </dl>
  );
}

function Tile({ name, value, note }: { name: string; value: string; note?: ReactNode }) {
  return (
    <div className={css.tile}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>
        <bdi className="d-tabular">{value}</bdi>
        {note && <span className={css.note}>{note}</span>}
      </dd>
    </div>
  );
}
