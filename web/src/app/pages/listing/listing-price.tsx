import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatNumber, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { Money, Price } from '#ui/money.tsx';
import css from './listing-price.module.css';

type Props = { listing: Pick<ListingDetails, 'price' | 'attributes' | 'pounds' | 'previousPrice' | 'transactionType'> };

/** The price, largest of all; under it what qualifies it: pounds, what it was, a square metre, cash to bring on day one. */
export function ListingPrice({ listing: { price, attributes, pounds, previousPrice, transactionType } }: Props) {
  const { t } = useTranslation(['listing', 'listings']);
  const lang = useLang();
  const { kind, amount, period, perM2, negotiable, rent } = price;
  const cash = attributes.find(({ slug }) => slug === 'day_one_cash')?.values[0];
  const hasAmount = (kind === 'amount' || kind === 'salary') && amount !== null && amount > 0;

  return (
    <div>
      <p className={css.price}>
        {kind === 'salary' && <span className={css.side}>{t('price.salary')} </span>}
        {hasAmount && transactionType === 'both' && (
          <span className={css.side}>{t(period ? 'listings:deal.rent' : 'listings:deal.sale')} </span>
        )}
        {hasAmount && <Price value={amount} period={period ?? undefined} periodClassName={css.side} />}
        {!hasAmount && t(kind === 'free' || (kind === 'amount' && amount === 0) ? 'price.free' : 'price.onRequest')}
      </p>
      {rent && (
        <p className={css.rent}>
          <span className={css.side}>{t('listings:deal.rent')} </span>
          <Price value={rent.amount} period={rent.period} periodClassName={css.side} />
        </p>
      )}
      <p className={css.notes}>
        {hasAmount && pounds !== null && <span>{t('price.pounds', { amount: formatNumber(pounds) })}</span>}
        {hasAmount && previousPrice && (
          <span>
            {t('price.was', {
              amount: isolate(formatMoney(previousPrice.amount, lang)),
              date: formatDate(previousPrice.until, lang),
            })}
          </span>
        )}
        {hasAmount && period === null && perM2 !== null && (
          <span>
            <Money value={Math.round(perM2)} /> {t('price.perM2')}
          </span>
        )}
        {negotiable && <span>{t('price.negotiable')}</span>}
        {cash && (
          <span>
            {t('price.dayOne')} <Money value={Number(cash.replaceAll(',', ''))} />
          </span>
        )}
      </p>
    </div>
  );
}
