import { useTranslation } from 'react-i18next';
import { formatMoney, isolate } from '../../lib/format.ts';
import { useLang } from '../../lib/i18n.ts';
import { Money } from '../../ui/money.tsx';
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
  return (
    <dl className={css.sum}>
      {(count > 1 || isBulk) && <Line name={each} value={full} />}
      {isBulk && <Line name={t('dialog.discount', { percent })} value={Math.round((total - full) * 100) / 100} />}
      <Line name={t('dialog.total')} value={total} isTotal />
      <Line name={t(isAllowance ? 'dialog.allowance' : 'dialog.balance')} value={balance} />
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
