import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { Appeal, Decision } from './api.ts';
import css from './appeal-card.module.css';

type Props = { appeal: Appeal; onDecide: (decision: Decision) => void };

/** What was decided, what its owner says to it, and the buttons of whoever may look again. */
export function AppealCard({ appeal, onDecide }: Props) {
  const { t } = useTranslation('listing-appeals');
  const { kind, text, reason, state, answer, listing, owner, against, isForAnother, createdAt } = appeal;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <Badge tone={kind === 'suspension' ? 'danger' : 'warning'}>{t(`kind.${kind}`)}</Badge>
        <h2 className={css.title}>
          <AppLink to={`/dashboard/admin/listings/${listing.id}`} dir="auto">
            {listing.title}
          </AppLink>
        </h2>
        <bdi dir="ltr" className={css.dim}>
          #{listing.code}
        </bdi>
      </div>
      <q className={css.words} dir="auto">
        {text}
      </q>
      <Facts
        facts={[
          [
            t('owner'),
            <AppLink key="owner" to={`/dashboard/admin/users/${owner.id}`}>
              <bdi>{owner.name}</bdi>
            </AppLink>,
          ],
          [t('reason'), reason],
          [t('decision'), against ? t('by', { name: against.name }) : t('byRule')],
          [t('when'), <DateText key="when" value={createdAt} relative />],
          [t('answer'), answer],
        ]}
      />
      {state === 'open' && isForAnother && <p className={css.dim}>{t('another')}</p>}
      {state === 'open' && !isForAnother && (
        <div className={css.acts}>
          <PlainButton compact data-act="grant" onClick={() => onDecide('grant')}>
            {t('grant.button')}
          </PlainButton>
          <PlainButton look="outline" compact data-act="deny" onClick={() => onDecide('deny')}>
            {t('deny.button')}
          </PlainButton>
        </div>
      )}
    </li>
  );
}
