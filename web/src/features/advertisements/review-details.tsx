import { useTranslation } from 'react-i18next';
import { formatNumber, formatWeekday } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { imageAddress } from '#lib/image-address.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Money } from '#ui/money.tsx';
import { Phone } from '#ui/phone.tsx';
import css from './advertisements.module.css';
import type { AdminAdvertisement } from './api.ts';
import type { Decision } from './decision-dialog.tsx';
import { pixelsOf } from './pixels-of.ts';
import { StatusBadge } from './status-badge.tsx';

type Props = { advertisement: AdminAdvertisement; userPath: string; onDecide: (decision: Decision) => void };

/** What visitors would see, where it leads, and who pays for it. */
export function ReviewDetails({ advertisement: one, userPath, onDecide }: Props) {
  const { t } = useTranslation('advertisements');
  const lang = useLang();
  const mayReject = ['pending', 'active', 'paused'].includes(one.status);
  return (
    <>
      {one.image && (
        <div className={css.preview}>
          <img
            src={imageAddress(one.image.id, one.image.width)}
            alt={one.title}
            width={one.image.width}
            height={one.image.height}
          />
        </div>
      )}
      <Facts
        facts={[
          [t('columns.status'), <StatusBadge key="status" advertisement={one} />],
          [t('form.title'), <bdi key="title">{one.title}</bdi>],
          [t('form.description'), one.description && <bdi>{one.description}</bdi>],
          [
            t('form.link'),
            one.link && (
              <a
                key="link"
                href={one.link}
                target="_blank"
                rel="nofollow noopener noreferrer"
                dir="ltr"
                className={css.address}
              >
                {one.link}
              </a>
            ),
          ],
          [t('form.phone'), one.phone && <Phone key="phone" number={one.phone} />],
          [
            t('review.owner'),
            <AppLink key="owner" to={userPath}>
              {one.owner.office ?? one.owner.name}
            </AppLink>,
          ],
          [t('form.place'), t(`places.${one.place}`)],
          [t('form.size'), `${t(`sizes.${one.size}`)} ${pixelsOf(one.size)}`],
          [t('form.platform'), t(`platforms.${one.platform}`)],
          [t('form.days'), t('days', { count: one.days })],
          [t('form.startsOn'), <DateText key="starts" value={one.startsOn} />],
          [t('form.endsOn'), one.endsOn && <DateText key="ends" value={one.endsOn} />],
          [
            t('form.targetDays'),
            one.targetDays.map((day) => formatWeekday(day, lang)).join(lang === 'ar' ? '، ' : ', '),
          ],
          [t('form.dailyLimit'), one.dailyLimit && formatNumber(one.dailyLimit)],
          [t('figures.budget'), <Money key="cost" value={one.cost} />],
        ]}
      />
      {mayReject && (
        <div className={css.buttons}>
          {one.status === 'pending' && (
            <PlainButton data-act="approve" onClick={() => onDecide('approve')}>
              {t('review.approve.button')}
            </PlainButton>
          )}
          <PlainButton data-act="reject" look="danger" onClick={() => onDecide('reject')}>
            {t('review.reject.button')}
          </PlainButton>
        </div>
      )}
    </>
  );
}
