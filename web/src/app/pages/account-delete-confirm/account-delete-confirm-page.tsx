import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { closingByLinkQuery } from '#features/account-closing/api.ts';
import { ConfirmDeletion } from '#features/accounts/confirm-deletion.tsx';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { useMailedToken } from '#lib/mailed-token.ts';
import { Seo } from '#lib/seo.tsx';
import { LinkFacts } from './link-facts.tsx';

/** Where the mailed link leads: `?token=`. A link that was used says so before anything is pressed. */
export function Page() {
  const { t } = useTranslation('accounts');
  const link = useMailedToken('/account/delete/confirm');
  const { data, error } = useQuery({ ...closingByLinkQuery(useApi(), link.token ?? ''), enabled: Boolean(link.token) });
  return (
    <>
      <Seo title={t('deletion.title')} description={t('deletion.text')} path="/account/delete/confirm" noindex />
      <ConfirmDeletion link={link} facts={data && <LinkFacts facts={data} />} refusal={refusalIn(error)} />
    </>
  );
}

function refusalIn(error: Error | null): 'used' | 'invalid' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'deletion_link_used') return 'used';
  return error.code === 'deletion_link_invalid' ? 'invalid' : undefined;
}
