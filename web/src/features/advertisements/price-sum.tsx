import { type AdChoice, priceOfAd } from '@diyar/api/rules/advertisements';
import { useTranslation } from 'react-i18next';
import { formatMoney, isolate } from '../../lib/format.ts';
import { useLang } from '../../lib/i18n.ts';
import { Money } from '../../ui/money.tsx';
import css from './advertisements.module.css';
import type { Pricing } from './api.ts';

/** What a choice costs, line by line, counted as the server does. */
export function PriceSum({ pricing, choice, balance }: { pricing: Pricing; choice: AdChoice; balance?: number }) {
  const { t } = useTranslation('advertisements');
  const lang = useLang();
  const { dailyCents, discount, fullCents, totalCents } = priceOfAd(pricing, choice);
  const price = isolate(formatMoney(dailyCents / 100, lang));
  return (
    <dl className={css.sum} aria-live="polite">
      <Line name={t('sum.days', { count: choice.days, price })} value={fullCents / 100} />
      {discount > 0 && <Line name={t('sum.discount', { percent: discount })} value={(totalCents - fullCents) / 100} />}
      <Line name={t('sum.total')} value={totalCents / 100} isTotal />
      {balance !== undefined && <Line name={t('sum.balance')} value={balance} />}
    </dl>
  );
}

function Line({ name, value, isTotal }: { name: string; value: number; isTotal?: boolean }) {
  return (
    <div data-total={isTotal}>
      <dt>{name}</dt>
      <dd>
        <Money value={value} />
      </dd>
    </div>
  );
}
