import IconWifi from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useTranslation } from 'react-i18next';
import { lastOnline, useConnection } from '#lib/connectivity.ts';
import { formatRelative } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import css from './connection-banner.module.css';

const MINUTE = 60_000;

/** Says when the network is gone, slow or back, and how what was written meanwhile is doing. */
export function ConnectionBanner() {
  const { t } = useTranslation('ui');
  const lang = useLang();
  const connection = useConnection();
  const isAway = connection === 'offline' || connection === 'lost';
  const isGood = connection === 'reconnected' || connection === 'syncing';
  const Icon = isAway ? IconWifiOff : IconWifi;
  const online = isAway ? lastOnline() : undefined;
  // At the moment the line drops there is nothing to tell.
  const since = online && Date.now() - online >= MINUTE ? online : undefined;

  return (
    <div role="status">
      {connection !== 'online' && (
        <p className={css.banner} data-good={isGood || undefined} data-connection={connection}>
          <Icon size={20} stroke={1.6} aria-hidden />
          <span>
            {t(`offline.${connection}`)}
            {since && <> {t('offline.since', { ago: formatRelative(since, lang) })}</>}
          </span>
        </p>
      )}
    </div>
  );
}
