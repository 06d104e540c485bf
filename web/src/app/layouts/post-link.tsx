import { useTranslation } from 'react-i18next';
import { useSessionState } from '#lib/session.ts';
import { LinkButton } from '#ui/link-button.tsx';

const FORM = '/dashboard/properties/new';

/** The way to the listing form, by way of an account for those who have none. */
export function PostLink({ compact }: { compact?: boolean }) {
  const { t } = useTranslation();
  const { user } = useSessionState();
  return (
    <LinkButton to={user ? FORM : '/register'} state={{ from: FORM }} compact={compact}>
      {t('footer.postListing')}
    </LinkButton>
  );
}
