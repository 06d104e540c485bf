import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { email } from '#ui/form/checks.ts';
import { TextField } from '#ui/form/field.tsx';
import css from '#ui/form/form.module.css';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import screen from './auth-screen.module.css';

type Props = {
  words: Record<'submit' | 'again' | 'busy' | 'sent' | 'spam', string>;
  /** Asks the server for a mail with the link. */
  ask: (address: string) => Promise<unknown>;
  look?: 'primary' | 'danger';
  /** An address to begin with. */
  known?: string;
};

/** Asks for a link by mail; says the same whether the account exists or not. */
export function LinkForm({ words, ask, look = 'primary', known }: Props) {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    checks: { email },
    send: async (values) => {
      const address = (values.email ?? '').trim();
      await ask(address);
      setSentTo(address);
    },
  });

  return (
    <FormBody form={form}>
      {/* The address may be known after the first render only; the key lets the field take it then. */}
      <TextField
        key={known}
        form={form}
        name="email"
        type="email"
        label={t('email')}
        defaultValue={known}
        autoComplete="username"
        autoCapitalize="none"
        dir="ltr"
      />
      <div role="status" className={screen.said}>
        {sentTo && (
          <p className={css.note}>
            {words.sent} <bdi dir="ltr">{sentTo}</bdi>
            <br />
            {words.spam}
          </p>
        )}
      </div>
      <FormEnd
        form={form}
        look={sentTo && look === 'danger' ? 'outline' : look}
        label={sentTo ? words.again : words.submit}
        busyLabel={words.busy}
      />
    </FormBody>
  );
}
