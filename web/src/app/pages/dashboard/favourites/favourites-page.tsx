import { useTranslation } from 'react-i18next';
import { Seo } from '#lib/seo.tsx';
import { Desk } from '#ui/desk/desk.tsx';
import { SavedLists } from '../../saved/saved-lists.tsx';

const PATH = '/dashboard/favourites';

/** A member's favourites, what she looked at last, and what she hid. */
export function Page() {
  const { t } = useTranslation('favourites');
  return (
    <Desk>
      <Seo title={t('title')} description={t('description')} path={PATH} noindex />
      <SavedLists path={PATH} />
    </Desk>
  );
}
