import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';
import { requestDeletion } from './api.ts';
import { LinkForm } from './link-form.tsx';
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

/** Asks for the link that deletes the account. */
export function DeleteAccountForm() {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const { user } = useSessionState();
  const words = {
    submit: t('deletion.submit'),
    again: t('deletion.again'),
    busy: t('deletion.busy'),
    sent: t('deletion.sent'),
    spam: t('deletion.spam'),
  };
  return (
    <LinkForm
      words={words}
      ask={(address) => requestDeletion(api, address)}
      look="danger"
      known={user?.email ?? undefined}
    />
  );
}
