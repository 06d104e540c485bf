import type { User } from '@diyar/api/contracts/accounts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { destinationOf } from './destination-of.ts';
import { JUST_SIGNED_IN } from './just-signed-in.ts';
import { useOfferLanguage } from './use-offer-language.ts';

/** Spec section 9. */
export const REDIRECT_DELAY_MS = 100;

/** The path a visitor was on his way to, as the router keeps it for this history entry. */
export function useFrom(): string | undefined {
  const state: unknown = useLocation().state;
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : undefined;
}

/** Goes on after login, replacing the form in the history, after the spec's 100 ms; by a full load when that fails. */
export function useGoOn(): (user: Pick<User, 'type'> & Partial<Pick<User, 'language'>>) => void {
  const navigate = useNavigate();
  const lang = useLang();
  const from = useFrom();
  const offerLanguage = useOfferLanguage();
  return useCallback(
    (user) => {
      if (user.language) offerLanguage(user.language);
      const to = withLang(destinationOf(user, from), lang);
      setTimeout(async () => {
        try {
          await navigate(to, { replace: true, state: JUST_SIGNED_IN });
        } catch {
          location.replace(to);
        }
      }, REDIRECT_DELAY_MS);
    },
    [navigate, lang, from, offerLanguage],
  );
}
