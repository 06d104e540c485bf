import { PLAN_FEATURES } from '@diyar/api/rules/plan-features';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { Money } from '#ui/money.tsx';
import type { AdminPlan } from './api.ts';
import css from './plans.module.css';

/** A plan: what it gives, and every price it had. */
export function PlanDetails({ plan }: { plan: AdminPlan }) {
  const { t } = useTranslation('plans');
  const lang = useLang();
  return (
    <div className={css.details}>
      <Facts
        facts={[
          [
            t('details.code'),
            <bdi key="code" dir="ltr">
              {plan.code}
            </bdi>,
          ],
          [t('details.names'), <bdi key="name">{lang === 'ar' ? plan.nameEn : plan.nameAr}</bdi>],
          [t('details.kind'), plan.family && t(`families.${plan.family}`)],
          [t('details.period'), plan.period && t(`periods.${plan.period}`)],
          [t('places'), plan.listingLimit === null ? t('unlimited') : formatNumber(plan.listingLimit)],
          [t('subscribers'), formatNumber(plan.subscribers)],
        ]}
      />
      <section aria-labelledby="plan-features">
        <h3 id="plan-features">{t('details.features')}</h3>
        {plan.features.length === 0 && <p className={css.dim}>{t('details.noFeatures')}</p>}
        <ul className={css.list}>
          {plan.features.map(({ code, name }) => (
            <li key={code}>
              {name} {PLAN_FEATURES[code].isForOffices && <Badge>{t('details.officeOnly')}</Badge>}
            </li>
          ))}
        </ul>
      </section>
      {plan.prices.length > 0 && <PriceVersions prices={plan.prices} />}
    </div>
  );
}

/** The newest first, each from its day to the next one's. */
function PriceVersions({ prices }: Pick<AdminPlan, 'prices'>) {
  const { t } = useTranslation('plans');
  const lang = useLang();
  const day = (moment: string) => isolate(formatDate(moment, lang, 'short'));
  return (
    <section aria-labelledby="plan-prices">
      <h3 id="plan-prices">{t('details.prices')}</h3>
      <p className={css.dim}>{t('details.pricesText')}</p>
      <ol className={css.list} data-act="prices">
        {prices.map(({ price, validFrom }, index) => {
          const next = prices[index - 1];
          return (
            <li key={validFrom}>
              <strong>
                <Money value={price} />
              </strong>{' '}
              <span className={css.dim}>
                {next
                  ? t('details.until', { from: day(validFrom), until: day(next.validFrom) })
                  : t('details.since', { date: day(validFrom) })}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
