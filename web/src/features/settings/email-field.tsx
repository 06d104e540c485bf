import type { User } from '@diyar/api/contracts/accounts';
import { Button, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { isolate } from '#lib/format.ts';
import { Badge } from '#ui/desk/settings-card.tsx';
import { sendEmailLink } from './api.ts';
import css from './settings.module.css';

/** The address, which stays what it was at registration; not confirmed, or refused by its mail server, its link can be sent again. */
export function EmailField({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const send = useMutation({ mutationFn: () => sendEmailLink(api) });

  const isGood = user.emailVerified && !user.emailRefused;
  const proven = isGood ? t('profile.emailVerified') : t('profile.emailUnverified');
  const state = user.emailRefused ? t('profile.emailRefused') : proven;

  return (
    <div>
      <TextInput
        name="email"
        type="email"
        label={
          <span className={css.label}>
            {t('profile.email')}
            <Badge tone={isGood ? 'good' : 'warning'}>{state}</Badge>
          </span>
        }
        description={t('profile.emailHint')}
        value={user.email ?? ''}
        readOnly
        dir="ltr"
      />
      {user.emailRefused && (
        <Text role="alert" mt={4}>
          {t('profile.emailComesBack', { email: isolate(user.email ?? '') })}
        </Text>
      )}
      {!isGood && (
        <Text role="status" mt={4}>
          {send.isSuccess ? (
            t('profile.emailSent')
          ) : (
            <Button variant="subtle" size="compact-md" loading={send.isPending} onClick={() => send.mutate()}>
              {t('profile.emailResend')}
            </Button>
          )}
        </Text>
      )}
    </div>
  );
}
