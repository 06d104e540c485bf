import { useEffect } from 'react';
import { useApi } from '#lib/api-context.ts';
import { languageToStore } from '#lib/choose-language.ts';
import { useLang } from '#lib/i18n.ts';
import { useSession, useSessionState } from '#lib/session.ts';

/**
 * Tells the server the language the user chose, for mails and the next device. Told by the page that follows the choice: the
 * one that was left could not have finished the call.
 */
export function useKeepLanguage(): void {
  const lang = useLang();
  const api = useApi();
  const session = useSession();
  const { user } = useSessionState();

  useEffect(() => {
    if (!user || user.language === lang || languageToStore() !== lang) return;
    session.update({ ...user, language: lang });
    // A choice the server did not hear is told again with the next choice.
    api.put('/users/language', { body: { language: lang }, errorToast: false }).catch(() => {});
  }, [user, lang, api, session]);
}
