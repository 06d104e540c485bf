import { BOOST_RETURN_MINUTES } from '@diyar/api/rules/boosts';
import { useTranslation } from 'react-i18next';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { type SumLine, SumLines } from '#ui/sum-lines.tsx';
import css from './boosts.module.css';

type Props = {
  count: number;
  price: number;
  isBulk: boolean;
  percent: number;
  total: number;
  balance: number;
  isAllowance: boolean;
};

/** The sum, line by line, and from how much. */
export function BoostSum({ count, price, isBulk, percent, total, balance, isAllowance }: Props) {
  const { t } = useTranslation('boosts');
  const full = Math.round(price * count * 100) / 100;
  const each = t('dialog.each', { count, price: isolate(formatMoney(price, useLang())) });
  const lines: SumLine[] = [];
  if (count > 1 || isBulk) lines.push({ name: each, value: full });
  if (isBulk) lines.push({ name: t('dialog.discount', { percent }), value: Math.round((total - full) * 100) / 100 });
  lines.push({ name: t('dialog.total'), value: total, isTotal: true });
  lines.push({ name: t(isAllowance ? 'dialog.allowance' : 'dialog.balance'), value: balance });
  return (
    <>
      <SumLines lines={lines} />
      <p className={css.note}>{t('dialog.unseen', { count: BOOST_RETURN_MINUTES })}</p>
      <p className={css.note}>{t('dialog.early')}</p>
    </>
  );
}
