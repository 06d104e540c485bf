import type { Session } from '@diyar/api/contracts/accounts';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { useTranslation } from 'react-i18next';
import { DateText } from '#ui/date-text.tsx';
import { Badge } from '#ui/desk/settings-card.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import css from './sessions.module.css';

const PHONES = /Android|iPhone|iPad/;

/** A device: what it is, from where and when it was last seen. */
export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation('settings');
  const { device, ip, isCurrent, createdAt, lastUsedAt } = session;
  const Icon = PHONES.test(device) ? IconDeviceMobile : IconDeviceLaptop;
  const name = device === '?' ? t('sessions.unknown') : device;

  return (
    <li className={css.row} data-current={isCurrent || undefined}>
      <Icon className={css.icon} size={26} stroke={1.4} aria-hidden />
      <div className={css.words}>
        <p className={css.device}>
          <bdi>{name}</bdi> {isCurrent && <Badge tone="good">{t('sessions.current')}</Badge>}
        </p>
        <p className={css.where}>
          {isCurrent ? t('sessions.now') : <DateText value={lastUsedAt} relative />}
          {ip && (
            <>
              {' · '}
              <bdi dir="ltr">{ip}</bdi>
            </>
          )}
        </p>
        <p className={css.where}>
          {t('sessions.since')} <DateText value={createdAt} style="time" />
        </p>
      </div>
      {!isCurrent && (
        <PlainButton look="outline" compact aria-label={t('sessions.endOne', { device: name })} onClick={onEnd}>
          {t('sessions.end')}
        </PlainButton>
      )}
    </li>
  );
}
