import { useNavigate } from 'react-router-dom';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { useSession } from '#lib/session.ts';

/**
 * To the new office. The session still speaks for a regular account: it is renewed on the way, after the page that only
 * regular accounts may see has been left.
 */
export function useOpenOffice(): () => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  const lang = useLang();
  return async () => {
    await navigate(withLang('/dashboard/office', lang));
    await session.hook.renew(await session.hook.accessToken());
    await session.reload();
  };
}
