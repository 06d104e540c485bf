import { useTranslation } from 'react-i18next';
import { ConfirmDeletion } from '../../../features/accounts/confirm-deletion.tsx';
import { Seo } from '../../../lib/seo.tsx';
import { LinkFacts } from './link-facts.tsx';

/** Where the mailed link leads: `?token=`. */
export function Page() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Seo title={t('deletion.title')} description={t('deletion.text')} path="/account/delete/confirm" noindex />
      <ConfirmDeletion facts={(token) => <LinkFacts token={token} />} />
    </>
  );
}
