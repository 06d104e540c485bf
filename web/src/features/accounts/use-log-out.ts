import { useNavigate } from 'react-router-dom';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { useSession } from '#lib/session.ts';

/** Ends the session and leads to the log-in. Leaves the page first: a protected one would send the visitor there with a way back. */
export function useLogOut(): () => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  const lang = useLang();
  return async () => {
    await session.logOut();
    await navigate(withLang('/login', lang), { replace: true });
  };
}
