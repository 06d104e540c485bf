import type { Plan } from '@diyar/api/contracts/plans';
import { useTranslation } from 'react-i18next';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { Own } from './plan-grid.tsx';
import css from './pricing.module.css';

const RECOMMENDED: Plan['family'] = 'standard';

type Props = { plan: Plan; below: Plan | undefined; own: Own };

/** A plan by what it costs and what it gives beyond the one `below`; the comparison has the rest. */
export function PlanCard({ plan, below, own }: Props) {
  const { t } = useTranslation('pricing');
  const { name, isFor, family } = plan;
  const isOwn = own?.code === plan.code;
  const isRecommended = family === RECOMMENDED && !own;
  return (
    <li className={css.plan} data-recommended={isRecommended || undefined}>
      <div className={css.name}>
        <h2>{name}</h2>
        {isOwn && <Badge tone="success">{t('yours')}</Badge>}
        {isRecommended && <Badge>{t('recommended')}</Badge>}
      </div>
      <Price plan={plan} />
      {isFor && <p>{t(isFor === 'regular' ? 'forPerson' : 'forOffice')}</p>}
      <Features plan={plan} below={below} />
      <Way plan={plan} own={own} />
    </li>
  );
}

function Price({ plan: { price, period, savesPercent } }: Pick<Props, 'plan'>) {
  const { t } = useTranslation('pricing');
  const lang = useLang();
  if (price === null || !period) {
    return (
      <p className={css.price}>
        <strong>{t('price.free')}</strong>
      </p>
    );
  }
  return (
    <p className={css.price}>
      <strong>
        <bdi dir="ltr">{formatMoney(price, lang)}</bdi>
      </strong>{' '}
      {t(`price.${period}`)}
      {period === 'yearly' && (
        <small>
          {t('price.aMonth', { price: isolate(formatMoney(price / 12, lang)) })}
          {savesPercent !== null && <b>{t('saves', { percent: savesPercent })}</b>}
        </small>
      )}
    </p>
  );
}

/** Everybody's first, then those of offices. */
function Features({ plan, below }: Pick<Props, 'plan' | 'below'>) {
  const { t } = useTranslation('pricing');
  const more = plan.features.filter(
    ({ code, amount }) => !below?.features.some((line) => line.code === code && line.amount === amount),
  );
  const ofOffices = below ? more.filter(({ officeOnly }) => officeOnly) : [];
  return (
    <>
      <Lines features={more.filter((line) => !ofOffices.includes(line))} />
      {ofOffices.length > 0 && (
        <>
          <p>{t(below?.family ? 'beyond.standard' : 'beyond.free')}</p>
          <Lines features={ofOffices} />
        </>
      )}
    </>
  );
}

const Lines = ({ features }: Pick<Plan, 'features'>) => (
  <ul>
    {features.map(({ code, name }) => (
      <li key={code}>{name}</li>
    ))}
  </ul>
);

/** Whoever has an account goes to their own plan; everybody else to what comes before one. */
function Way({ plan: { isFor, family }, own }: Pick<Props, 'plan' | 'own'>) {
  const { t } = useTranslation('pricing');
  const isFree = isFor === 'regular';
  const look = family === RECOMMENDED ? 'primary' : 'outline';
  if (own?.isOffice) {
    return family ? (
      <LinkButton to="/dashboard/subscription" look={look}>
        {t('manage')}
      </LinkButton>
    ) : null;
  }
  if (own && family) {
    return (
      <LinkButton to="/dashboard/office/features#plan" look={look}>
        {t('choose')}
      </LinkButton>
    );
  }
  if (own)
    return isFree ? null : (
      <LinkButton to="/dashboard/office/register" look={look}>
        {t('joinOffice')}
      </LinkButton>
    );
  return (
    <LinkButton to={isFree ? '/register' : '/register?type=office'} look={look}>
      {t(isFree ? 'join' : 'joinOffice')}
    </LinkButton>
  );
}
