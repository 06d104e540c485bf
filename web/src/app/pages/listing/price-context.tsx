import type { PriceGauge } from '@diyar/api/contracts/places';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { priceGaugeQuery } from '#features/places/api.ts';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import css from './price-context.module.css';
import { Section } from './section.tsx';

/** The scale ends here on both sides. */
const WIDEST = 60;

/** The asking price against the median of its like round it; silent where fewer than eight of them are listed. */
export function PriceContext({ id }: { id: string }) {
  const { t } = useTranslation('listing');
  const { data: gauge } = useQuery(priceGaugeQuery(useApi(), id));
  if (!gauge) return null;
  return (
    <Section title={t('gauge.title')}>
      <Gauge gauge={gauge} />
    </Section>
  );
}

export function Gauge({ gauge }: { gauge: PriceGauge }) {
  const { t } = useTranslation('listing');
  const lang = useLang();
  const { difference, verdict, own, median, per, period, sample, category, place } = gauge;
  const at = 50 + (Math.max(-WIDEST, Math.min(WIDEST, difference)) / WIDEST) * 50;

  const amount = (dollars: number) => {
    const money = isolate(formatMoney(dollars, lang));
    return period ? t(`gauge.${period}`, { amount: money }) : money;
  };

  return (
    <div className={css.gauge}>
      <p className={css.verdict}>{t(`gauge.${verdict}`, { percent: isolate(`${Math.abs(difference)}%`) })}</p>
      <div className={css.scale} aria-hidden>
        <span className={css.middle}>{t('gauge.scale')}</span>
        <span className={css.mark} style={{ insetInlineStart: `${at}%` }} />
      </div>
      <p>
        {t(per === 'm2' ? 'gauge.perM2' : 'gauge.whole', {
          own: amount(own),
          median: amount(median),
          category,
          place,
          ofListings: t('gauge.of', { count: sample }),
        })}
      </p>
      <p className={css.note}>{t('gauge.note')}</p>
    </div>
  );
}
