import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { filled } from '../../ui/form/checks.ts';
import { TextField } from '../../ui/form/field.tsx';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PlainButton } from '../../ui/link-button.tsx';
import { removeSecondFactor, renewRecoveryCodes } from './api.ts';
import common from './settings.module.css';

type Props = { act: 'renew' | 'remove'; onDone: (codes: string[]) => void; onCancel: () => void };

/** What may only be done with a code in hand: new recovery codes, or no second factor any more. */
export function CodeForm({ act, onDone, onCancel }: Props) {
  const { t } = useTranslation(['settings', 'ui']);
  const api = useApi();
  const session = useSession();

  const form = useForm({
    checks: { code: filled },
    send: async ({ code = '' }) => {
      if (act === 'renew') {
        onDone((await renewRecoveryCodes(api, code)).recoveryCodes);
        return;
      }
      await removeSecondFactor(api, code);
      const { user } = session.state();
      if (user) session.update({ ...user, secondFactor: false });
      toast.success(t('second.removed'));
      onCancel();
    },
  });

  return (
    <FormBody form={form}>
      <p className={common.dim}>{t(act === 'renew' ? 'second.renewText' : 'second.removeText')}</p>
      <TextField
        form={form}
        name="code"
        label={t('second.code')}
        hint={t('second.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={20}
        dir="ltr"
        autoFocus
      />
      <div className={common.actions}>
        <FormEnd
          form={form}
          label={t(act === 'renew' ? 'second.renew' : 'second.remove')}
          busyLabel={t('saving')}
          look={act === 'remove' ? 'danger' : undefined}
          narrow
        />
        <PlainButton look="plain" onClick={onCancel}>
          {t('ui:cancel')}
        </PlainButton>
      </div>
    </FormBody>
  );
}
