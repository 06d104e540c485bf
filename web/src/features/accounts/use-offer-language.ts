import type { User } from '@diyar/api/contracts/accounts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { useLang } from '#lib/i18n.ts';
import { useSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';

/**
 * After a log-in on a page of another language than the profile's: the page's language stays, and one tap makes it the
 * profile's too (mails, notifications, the next device).
 */
export function useOfferLanguage(): (profile: User['language']) => void {
  const { t } = useTranslation('accounts');
  const lang = useLang();
  const api = useApi();
  const session = useSession();

  return useCallback(
    (profile) => {
      if (profile === lang) return;
      const store = async () => {
        await api.put('/users/language', { body: { language: lang } });
        const { user } = session.state();
        if (user) session.update({ ...user, language: lang });
        toast.success(t('language.stored'));
      };
      const offer = () => toast.info(t('language.offer'), { stays: true, action: { label: t('language.store'), run } });
      const run = () =>
        void store().catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          // The API client's toast says why; the offer stands for another try.
          offer();
        });
      offer();
    },
    [t, lang, api, session],
  );
}
