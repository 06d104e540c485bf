import type { ClosingFacts } from '@diyar/api/contracts/profile';
import { useQuery } from '@tanstack/react-query';
import type { ResourceLanguage } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addTexts } from '#app/messages.ts';
import { useMessages } from '#app/use-messages.ts';
import { closingByLinkQuery } from '#features/account-closing/api.ts';
import { ClosingList } from '#features/account-closing/closing-list.tsx';
import { ConfirmDeletion } from '#features/accounts/confirm-deletion.tsx';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { useMailedToken } from '#lib/mailed-token.ts';
import { Seo } from '#lib/seo.tsx';

/** Texts of what an account ends come with the page of the last question. */
addTexts(import.meta.glob<ResourceLanguage>('../../../features/account-closing/i18n/*.json', { import: 'default' }));

/** Losses of the account behind the link; the general rules stand beside it for whoever can't be told. */
function LinkFacts({ facts }: { facts: ClosingFacts }) {
  return useMessages('account-closing') ? <ClosingList facts={facts} /> : null;
}

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
