import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { useSessionState } from '../../lib/session.ts';
import { email } from '../../ui/form/checks.ts';
import { TextField } from '../../ui/form/field.tsx';
import css from '../../ui/form/form.module.css';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { requestDeletion } from './api.ts';
import screen from './auth-screen.module.css';
import marks from './link-mark.module.css';

const FACTS = ['listings', 'data', 'credit', 'kept', 'final'] as const;

/** Consequences of deleting an account. */
export function DeletionFacts() {
  const { t } = useTranslation('accounts');
  return (
    <ul className={marks.facts}>
      {FACTS.map((fact) => (
        <li key={fact}>{t(`deletion.facts.${fact}`)}</li>
      ))}
    </ul>
  );
}

/** Asks for the link that deletes the account; says the same whether there is one. */
export function DeleteAccountForm() {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const { user } = useSessionState();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    checks: { email },
    send: async (values) => {
      const address = (values.email ?? '').trim();
      await requestDeletion(api, address);
      setSentTo(address);
    },
  });

  return (
    <FormBody form={form}>
      {/* Who is signed in is known after the first render only; the key lets the field take the address then. */}
      <TextField
        key={user?.id}
        form={form}
        name="email"
        type="email"
        label={t('email')}
        defaultValue={user?.email ?? undefined}
        autoComplete="username"
        autoCapitalize="none"
        dir="ltr"
      />
      <div role="status" className={screen.said}>
        {sentTo && (
          <p className={css.note}>
            {t('deletion.sent')} <bdi dir="ltr">{sentTo}</bdi>
            <br />
            {t('deletion.spam')}
          </p>
        )}
      </div>
      <FormEnd
        form={form}
        look={sentTo ? 'outline' : 'danger'}
        label={t(sentTo ? 'deletion.again' : 'deletion.submit')}
        busyLabel={t('deletion.busy')}
      />
    </FormBody>
  );
}
