import { useTranslation } from 'react-i18next';
import { LinkButton } from '#ui/link-button.tsx';

/** The way to the listing form, by way of an account: registration sends on whoever is signed in. */
export function PostLink({ compact }: { compact?: boolean }) {
  const { t } = useTranslation();
  return (
    <LinkButton to="/register" state={{ from: '/dashboard/properties/new' }} compact={compact}>
      {t('footer.postListing')}
    </LinkButton>
  );
}
