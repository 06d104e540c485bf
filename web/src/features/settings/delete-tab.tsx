import type { User } from '@diyar/api/contracts/accounts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { SettingsCard } from '#ui/desk/settings-card.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { requestDeletion } from './api.ts';
import common from './settings.module.css';

const AT_ONCE = ['listings', 'devices', 'office'] as const;
const LATER = ['month', 'credit', 'backup', 'letters', 'audit', 'security', 'payments'] as const;

type Props = { user: User; facts: ReactNode };

/**
 * Asks for the link that ends the account, after saying what goes at once, what later and what the law keeps. `facts` are those
 * of this account.
 */
export function DeleteTab({ user, facts }: Props) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const [isSent, setSent] = useState(false);
  const form = useDeskForm({
    initialValues: {},
    send: async () => {
      await requestDeletion(api, user.email ?? '');
      setSent(true);
    },
  });

  return (
    <SettingsCard title={t('delete.title')} text={t('delete.text')} tone="danger">
      {facts}
      <h3 className={common.heading}>{t('delete.atOnce.title')}</h3>
      <ul className={common.points}>
        {AT_ONCE.map((point) => (
          <li key={point}>{t(`delete.atOnce.${point}`)}</li>
        ))}
      </ul>
      <h3 className={common.heading}>{t('delete.later.title')}</h3>
      <ul className={common.points}>
        {LATER.map((point) => (
          <li key={point}>{t(`delete.later.${point}`)}</li>
        ))}
      </ul>
      <div role="status">
        {isSent && (
          <p className={common.note}>
            {t('delete.sent')} <bdi dir="ltr">{user.email}</bdi>
            <br />
            {t('delete.sentText')}
          </p>
        )}
      </div>
      <FormBody form={form}>
        <FormEnd
          form={form}
          label={t(isSent ? 'delete.again' : 'delete.ask')}
          busyLabel={t('delete.sending')}
          look="danger"
          narrow
        />
      </FormBody>
    </SettingsCard>
  );
}
