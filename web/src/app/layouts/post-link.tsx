import { useTranslation } from 'react-i18next';
import { useSessionState } from '#lib/session.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** The way to the listing form, by way of an account: registration sends on whoever is signed in. Administrators have no listings. */
export function PostLink({ compact }: { compact?: boolean }) {
  const { t } = useTranslation();
  const { user } = useSessionState();
  if (user?.type === 'admin') return null;
  return (
    <LinkButton to="/register" state={{ from: '/dashboard/properties/new' }} compact={compact}>
      {t('footer.postListing')}
    </LinkButton>
  );
}
