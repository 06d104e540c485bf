import type { User } from '@diyar/api/contracts/accounts';
import { useTranslation } from 'react-i18next';
import css from './notifications-tab.module.css';
import { SettingsCard } from './settings-card.tsx';
import { CHANNELS, KINDS, useNotificationPreferences } from './use-notification-preferences.ts';

/** Which news come how. A switch is in force the moment it is moved. */
export function NotificationsTab({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const change = useNotificationPreferences();
  const preferences = user.notificationPreferences;

  return (
    <SettingsCard title={t('news.title')} text={t('news.text')}>
      <table className={css.table}>
        <caption className="d-visually-hidden">{t('news.title')}</caption>
        <thead>
          <tr>
            <td />
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`news.channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {t(`news.kinds.${kind}.name`)}
                <span className={css.text}>{t(`news.kinds.${kind}.text`)}</span>
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <label className={css.touch}>
                    <input
                      type="checkbox"
                      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on
                      role="switch"
                      name={`${kind}.${channel}`}
                      className={css.switch}
                      aria-label={`${t(`news.kinds.${kind}.name`)}: ${t(`news.channels.${channel}`)}`}
                      checked={preferences[kind][channel]}
                      onChange={(event) => change({ kind, channel, on: event.currentTarget.checked })}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsCard>
  );
}
