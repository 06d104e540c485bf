import { useTranslation } from 'react-i18next';
import { formatMoney } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';

type MoneyProps = {
  /** Dollars, as the wire carries them. */
  value: number;
  className?: string;
};

/** An amount in dollars, kept apart from the direction of the text around it. */
export function Money({ value, className = '' }: MoneyProps) {
  const lang = useLang();
  return (
    <bdi dir="ltr" className={`d-tabular ${className}`}>
      {formatMoney(value, lang)}
    </bdi>
  );
}

export type PricePeriod = 'day' | 'week' | 'month' | 'year' | 'm2';

/** An amount and what it buys: a month, a square metre. `periodClassName` for the smaller part. */
export function Price({
  period,
  periodClassName,
  ...money
}: MoneyProps & { period?: PricePeriod; periodClassName?: string }) {
  const { t } = useTranslation('ui');
  if (!period) return <Money {...money} />;
  return (
    <>
      <Money {...money} /> <span className={periodClassName}>{t(`per.${period}`)}</span>
    </>
  );
}
