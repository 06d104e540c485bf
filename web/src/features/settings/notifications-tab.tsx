import type { User } from '@diyar/api/contracts/accounts';
import { CHANNELS, NOTIFICATION_KINDS, OFFICE_MAILS, PUSH_ALONE } from '@diyar/api/rules/notifications';
import { Switch, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '#ui/desk/settings-card.tsx';
import css from './notifications-tab.module.css';
import { useNotificationPreferences } from './use-notification-preferences.ts';

/** Which news come how, below how this `device` stands. A switch is in force the moment it is moved; none is there for nothing. */
export function NotificationsTab({ user, device, hasPush }: { user: User; device: ReactNode; hasPush: boolean }) {
  const { t } = useTranslation('settings');
  const change = useNotificationPreferences();
  const preferences = user.notificationPreferences;
  const channels = hasPush ? CHANNELS : CHANNELS.filter((channel) => channel !== 'push');
  const kinds = NOTIFICATION_KINDS.filter(
    (kind) => (user.type === 'office' || !OFFICE_MAILS.includes(kind)) && (hasPush || !PUSH_ALONE.includes(kind)),
  );

  return (
    <>
      {device}
      <SettingsCard title={t('news.title')} text={t('news.text')}>
        <Table className={css.table} fz="md" captionSide="top" verticalSpacing={10} horizontalSpacing={0}>
          <Table.Caption className="d-visually-hidden">{t('news.title')}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {channels.map((channel) => (
                <Table.Th key={channel} scope="col" c="dimmed" fz="sm">
                  {t(`news.channels.${channel}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {kinds.map((kind) => (
              <Table.Tr key={kind}>
                <Table.Th scope="row">
                  {t(`news.kinds.${kind}.name`)}
                  <span className={css.text}>{t(`news.kinds.${kind}.text`)}</span>
                </Table.Th>
                {channels.map((channel) => (
                  <Table.Td key={channel}>
                    {!(channel === 'email' ? PUSH_ALONE : OFFICE_MAILS).includes(kind) && (
                      <Switch
                        className={css.switch}
                        name={`${kind}.${channel}`}
                        aria-label={`${t(`news.kinds.${kind}.name`)}: ${t(`news.channels.${channel}`)}`}
                        // A session that is older than a kind has no choice of it.
                        checked={preferences[kind]?.[channel] ?? true}
                        onChange={(event) => change({ kind, channel, on: event.currentTarget.checked })}
                      />
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </SettingsCard>
    </>
  );
}
