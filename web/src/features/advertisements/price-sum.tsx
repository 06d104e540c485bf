import { type AdChoice, priceOfAd } from '@diyar/api/rules/advertisements';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';
import { type SumLine, SumLines } from '#ui/sum-lines.tsx';
import css from './advertisements.module.css';
import type { Pricing } from './api.ts';

/** A day may cost a part of a cent, which only the sum of a purchase leaves out: `$1.125`, `1.125 $`. */
function dailyPrice(cents: number, lang: Lang): string {
  if (Number.isInteger(cents)) return formatMoney(cents / 100, lang);
  const amount = formatNumber(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return lang === 'ar' ? `${amount} $` : `$${amount}`;
}

/** What a choice costs, line by line, counted as the server does. */
export function PriceSum({ pricing, choice, balance }: { pricing: Pricing; choice: AdChoice; balance?: number }) {
  const { t } = useTranslation('advertisements');
  const lang = useLang();
  const { dailyCents, discount, fullCents, totalCents } = priceOfAd(pricing, choice);
  const price = isolate(dailyPrice(dailyCents, lang));
  const lines: SumLine[] = [{ name: t('sum.days', { count: choice.days, price }), value: fullCents / 100 }];
  if (discount > 0)
    lines.push({ name: t('sum.discount', { percent: discount }), value: (totalCents - fullCents) / 100 });
  lines.push({ name: t('sum.total'), value: totalCents / 100, isTotal: true });
  if (balance !== undefined) lines.push({ name: t('sum.balance'), value: balance });
  return (
    <>
      <SumLines lines={lines} isLive />
      <p className={css.note}>{t('sum.early')}</p>
    </>
  );
}
