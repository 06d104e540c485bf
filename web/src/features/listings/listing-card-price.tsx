import type { ListingCard } from '@diyar/api/contracts/search';
import { useTranslation } from 'react-i18next';
import { Money, Price } from '#ui/money.tsx';
import css from './listing-card.module.css';

/** The price, largest on the card; beside it the period or the price of a square metre, and how that compares where it does. */
export function ListingCardPrice({
  price,
  usual,
  transactionType,
}: Pick<ListingCard, 'price' | 'usual' | 'transactionType'>) {
  const { t } = useTranslation('listings');
  const { kind, amount, period, perM2, negotiable, rent } = price;

  if (kind === 'free' || (kind !== 'on_request' && amount === 0)) return <p className={css.price}>{t('card.free')}</p>;
  if (kind === 'on_request' || amount === null) return <p className={css.price}>{t('card.onRequest')}</p>;
  return (
    <p className={css.price}>
      {transactionType === 'both' && <span className={css.side}>{t(period ? 'deal.rent' : 'deal.sale')} </span>}
      {kind === 'salary' && <span className={css.side}>{t('card.salary')} </span>}
      <Price value={amount} period={period ?? undefined} periodClassName={css.side} />
      {rent && (
        <span className={css.negotiable}>
          {' '}
          {t('deal.rent')} <Price value={rent.amount} period={rent.period} />
        </span>
      )}
      {!rent && period === null && perM2 !== null && (
        <span className={css.side}>
          {' '}
          <Money value={Math.round(perM2)} /> {t('card.perM2')}
        </span>
      )}
      {negotiable && <span className={css.negotiable}> {t('card.negotiable')}</span>}
      {(usual === 'below' || usual === 'above') && (
        <span className={css.usual} data-usual={usual}>
          {' '}
          {t(`card.${usual}`)}
        </span>
      )}
    </p>
  );
}
