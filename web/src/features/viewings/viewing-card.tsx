import type { Viewing } from '@diyar/api/contracts/viewings';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatDate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { lateDialog } from '#ui/late-dialog.tsx';
import { IconButton, PlainButton } from '#ui/link-button.tsx';
import { actOnViewing, saveCalendar, VIEWINGS_KEY } from './api.ts';
import { dayNamed } from './damascus-time.ts';
import css from './viewing-card.module.css';
import { TONES } from './viewing-tones.ts';

/** The dialog brings a calendar, which most readers of a conversation never open. */
export const LateViewingDialog = lateDialog(async () => (await import('./viewing-dialog.tsx')).ViewingDialog);

const SIGN = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** A viewing: when, where, how it stands, and what one may do with it. `about` makes it a row of a list: it names the listing and the other side. */
export function ViewingCard({ viewing, about }: { viewing: Viewing; about?: boolean }) {
  const { t } = useTranslation('viewings');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const [asks, ask] = useState<'move' | 'cancel'>();
  const { startsAt, minutes, note, status, isMyTurn, allowed, address, listing } = viewing;
  const may = new Set(allowed);
  const refresh = () => client.invalidateQueries({ queryKey: VIEWINGS_KEY });
  const act = (what: 'accept' | 'complete' | 'cancel') => {
    ask(undefined);
    // The call layer has said why not; how it stands is shown either way.
    return actOnViewing(api, viewing, what).then(refresh, refresh);
  };

  return (
    <article className={about ? css.row : css.card} data-turn={isMyTurn || undefined}>
      <div className={css.top}>
        <p className={css.when}>
          <time dateTime={startsAt}>
            {dayNamed(startsAt, lang)} · {formatDate(startsAt, lang, 'clock')}
          </time>
        </p>
        <Badge tone={TONES[status]}>{t(isMyTurn ? 'turn' : `status.${status}`)}</Badge>
      </div>
      {about && (
        <p className={css.about}>
          <AppLink to={`/dashboard/leads/${viewing.leadId}`}>
            <bdi>{listing?.title ?? t('atOffice')}</bdi>
          </AppLink>{' '}
          <span>
            {t('with')} <bdi>{viewing.with.name}</bdi>
          </span>
        </p>
      )}
      <ul className={css.facts}>
        <li>
          <IconClock {...SIGN} /> {t('minutes', { count: minutes })}
        </li>
        {address && (
          <li>
            <IconMapPin {...SIGN} /> <bdi>{address}</bdi>
          </li>
        )}
      </ul>
      {viewing.endedBecause && <p className={css.note}>{t(`ended.${viewing.endedBecause}`)}</p>}
      {note && (
        <p className={css.note}>
          <bdi>{note}</bdi>
        </p>
      )}
      <div className={css.acts}>
        {may.has('accept') && (
          <PlainButton compact onClick={() => act('accept')}>
            {t('accept')}
          </PlainButton>
        )}
        {may.has('complete') && (
          <PlainButton compact onClick={() => act('complete')}>
            {t('complete')}
          </PlainButton>
        )}
        {may.has('move') && (
          <PlainButton compact look="outline" onClick={() => ask('move')}>
            {t('moveAct')}
          </PlainButton>
        )}
        {status === 'scheduled' && (
          <IconButton label={t('calendar')} onClick={() => saveCalendar(api, viewing.id).catch(() => {})}>
            <IconCalendarPlus {...SIGN} size={20} />
          </IconButton>
        )}
        {may.has('cancel') && (
          <PlainButton compact look="plain" onClick={() => ask('cancel')}>
            {t('cancel')}
          </PlainButton>
        )}
      </div>
      {asks === 'move' && (
        <LateViewingDialog leadId={viewing.leadId} viewing={viewing} onDone={refresh} onClose={() => ask(undefined)} />
      )}
      {asks === 'cancel' && (
        <ConfirmDialog
          title={t('cancelTitle')}
          text={t('cancelText')}
          confirm={t('cancelConfirm')}
          cancel={t('back')}
          onConfirm={() => act('cancel')}
          onClose={() => ask(undefined)}
        />
      )}
    </article>
  );
}
