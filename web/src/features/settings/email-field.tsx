import type { User } from '@diyar/api/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { Badge } from '../../ui/desk/settings-card.tsx';
import { TextField } from '../../ui/form/field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { sendEmailLink } from './api.ts';
import css from './email-field.module.css';

/** The address, which stays what it was at registration; not confirmed yet, its link can be sent again. */
export function EmailField({ user, form }: { user: User; form: Form }) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const send = useMutation({ mutationFn: () => sendEmailLink(api) });

  return (
    <div>
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('profile.email')}
        hint={t('profile.emailHint')}
        side={
          <Badge tone={user.emailVerified ? 'good' : 'warning'}>
            {t(user.emailVerified ? 'profile.emailVerified' : 'profile.emailUnverified')}
          </Badge>
        }
        defaultValue={user.email ?? ''}
        readOnly
        dir="ltr"
      />
      {!user.emailVerified && (
        <p className={css.resend} role="status">
          {send.isSuccess ? (
            t('profile.emailSent')
          ) : (
            <button type="button" className={css.link} onClick={() => !send.isPending && send.mutate()}>
              {t('profile.emailResend')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
