import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pricingQuery } from '#features/advertisements/api.ts';
import { PriceTable } from '#features/advertisements/price-table.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { LoadContext } from '../../page-route.ts';
import css from '../information/information.module.css';
import { InformationFrame } from '../information/information-frame.tsx';
import { PriceCalculator } from './price-calculator.tsx';

export const load = ({ api, queryClient }: LoadContext) => queryClient.ensureQueryData(pricingQuery(api));

export function Page() {
  const { t } = useTranslation('advertise');
  const lang = useLang();
  const { data: pricing } = useSuspenseQuery(pricingQuery(useApi()));
  const ways = t('ways', { returnObjects: true }) as { title: string; text: string }[];
  const intro = t('intro', { price: isolate(formatMoney(pricing.from, lang)) });
  return (
    <InformationFrame path="/advertise" title={t('title')} intro={intro}>
      <ul className={css.cards}>
        {ways.map(({ title, text }) => (
          <li key={title} className={css.card}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <PriceCalculator pricing={pricing} />
      <h2 className={css.heading}>{t('prices.title')}</h2>
      <p className={css.lead}>{t('prices.text')}</p>
      <PriceTable pricing={pricing} />
      <p className={css.answered}>{t('answered')}</p>
      <div className={css.actions}>
        <LinkButton to="/dashboard/advertisements">{t('start')}</LinkButton>
        <LinkButton to="/contact?topic=advertising" look="outline">
          {t('ask')}
        </LinkButton>
        <LinkButton to="/pricing" look="outline">
          {t('pricing')}
        </LinkButton>
      </div>
    </InformationFrame>
  );
}
