import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { useSession } from '#lib/session.ts';

/** Offers notifications on this device after somebody did what they will want to hear of; a failure is nobody's concern. */
export function useOfferPush(): () => void {
  const api = useApi();
  const session = useSession();
  const lang = useLang();
  const { i18n } = useTranslation();
  return () =>
    void import('./offer-push.ts').then(({ offerPush }) => offerPush({ api, session, lang, i18n })).catch(() => {});
}
