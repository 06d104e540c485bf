import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import type { ReviewDetail } from './api.ts';
import css from './review-risks.module.css';

type Risk = ReviewDetail['risks'][number];

/** Findings of the rules, the weightiest first, each beside its evidence: advice for whoever decides, never a decision. */
export function ReviewRisks({ listing: { risks } }: { listing: ReviewDetail }) {
  const { t } = useTranslation('listing-review');
  if (risks.length === 0) return null;
  return (
    <section className={css.risks} aria-labelledby="risks">
      <h2 id="risks">{t('risks.title')}</h2>
      <ul>
        {risks.map((risk) => (
          <li key={risk.code} data-risk={risk.code}>
            <Weight weight={risk.weight} />
            <div className={css.words}>
              <RiskText risk={risk} />
              {risk.found.length > 0 && (
                <span className={css.found}>
                  {risk.found.map((text) => (
                    <q key={text} dir="auto">
                      {text}
                    </q>
                  ))}
                </span>
              )}
              {risk.listings.length > 0 && <OtherListings listings={risk.listings} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Weight({ weight }: { weight: number }) {
  const { t } = useTranslation('listing-review');
  const [level, tone]: ['high' | 'middle' | 'low', Tone] =
    weight >= 4 ? ['high', 'danger'] : weight >= 2 ? ['middle', 'warning'] : ['low', 'neutral'];
  return (
    <span className={css.weight}>
      <Badge tone={tone}>{t(`risks.level.${level}`)}</Badge>
    </span>
  );
}

function RiskText({ risk: { code, own, usual } }: { risk: Risk }) {
  const { t } = useTranslation('listing-review');
  const lang = useLang();
  if (code === 'reported') return <span>{t('risks.reported', { count: own ?? 0 })}</span>;
  if (code === 'new_account')
    return <span>{own === 0 ? t('risks.newToday') : t('risks.newDays', { count: own ?? 0 })}</span>;
  if (code !== 'price_far' && code !== 'price_slip') return <span>{t(`risks.what.${code}`)}</span>;
  if (own === null || usual === null) return null;
  const times = own > usual ? own / usual : usual / own;
  const shown = formatNumber(times, { maximumFractionDigits: times < 10 ? 1 : 0 });
  return (
    <span>
      {t(own > usual ? 'risks.priceAbove' : 'risks.priceBelow', {
        own: formatMoney(own, lang),
        usual: formatMoney(usual, lang),
        times: shown,
      })}
      {code === 'price_slip' && ` ${t('risks.priceSlip')}`}
    </span>
  );
}

function OtherListings({ listings }: Pick<Risk, 'listings'>) {
  const { t } = useTranslation('listing-review');
  return (
    <span className={css.others}>
      {listings.map(({ id, code, title, isOwn, percent, image }) => (
        <AppLink key={id} to={`/dashboard/admin/listings/${id}`} className={css.other}>
          {image && <Picture photo={image} alt="" sizes="64px" largest={160} className={css.photo} />}
          <span className={css.which}>
            <span dir="auto" className={css.name}>
              <WholeNumbers>{title}</WholeNumbers>
            </span>
            <span className={css.small}>
              <bdi dir="ltr">#{code}</bdi>
              {percent !== null && <span>{t('risks.alike', { percent })}</span>}
              {isOwn && <span>{t('risks.own')}</span>}
            </span>
          </span>
        </AppLink>
      ))}
    </span>
  );
}
