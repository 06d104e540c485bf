import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type PastPrice, priceHistoryQuery } from '#features/listings/api.ts';
import { useApi } from '#lib/api-context.ts';
import { DateText } from '#ui/date-text.tsx';
import { Money } from '#ui/money.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import css from './price-history.module.css';

/** Every price a listing was offered for, the newest first, with its change against the one before. */
export function PriceHistory({ id }: { id: string }) {
  const { t } = useTranslation('listing');
  const { data: prices, isError } = useQuery(priceHistoryQuery(useApi(), id));
  if (isError) return <p>{t('history.failed')}</p>;
  if (!prices) return <Waiting />;
  return (
    <table className={css.history}>
      <thead>
        <tr>
          <th scope="col">{t('history.from')}</th>
          <th scope="col">{t('history.price')}</th>
          <th scope="col">{t('history.change')}</th>
        </tr>
      </thead>
      <tbody>
        {prices
          .map((price, index) => (
            <Row
              key={`${price.at} ${price.deal}`}
              price={price}
              before={prices
                .slice(0, index)
                .reverse()
                .find((earlier) => earlier.deal === price.deal)}
              isOneOfTwo={prices.some(({ deal }) => deal !== price.deal)}
            />
          ))
          .reverse()}
      </tbody>
    </table>
  );
}

/** As high as the heading and two prices, the least there are. */
const Waiting = () => (
  <Skeleton>
    <Bone height={120} />
  </Skeleton>
);

type RowProps = { price: PastPrice; before: PastPrice | undefined; isOneOfTwo: boolean };

function Row({ price, before, isOneOfTwo }: RowProps) {
  const { t } = useTranslation('listing');
  const change = changeOf(price, before);
  return (
    <tr>
      <th scope="row">
        <DateText value={price.at} />
      </th>
      <td>
        {price.amount === null ? t('price.onRequest') : <Money value={price.amount} />}
        {isOneOfTwo && (price.deal === 'sale' || price.deal === 'rent') && <> · {t(`history.${price.deal}`)}</>}
      </td>
      <td data-less={change !== null && change < 0 ? true : undefined}>
        {change === null ? '—' : <bdi dir="ltr">{`${change > 0 ? '+' : ''}${change}%`}</bdi>}
      </td>
    </tr>
  );
}

/** Percent, to one decimal below ten; null where either price is no amount, or they are for other periods. */
function changeOf({ amount, period }: PastPrice, before: PastPrice | undefined): number | null {
  if (amount === null || !before?.amount || before.period !== period) return null;
  const percent = (amount / before.amount - 1) * 100;
  return Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
}
