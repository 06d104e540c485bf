import { useTranslation } from 'react-i18next';
import { Unsubscribe } from '#features/saved-searches/unsubscribe.tsx';
import { Seo } from '#lib/seo.tsx';

/** Where the link of an alert leads: `?token=`. */
export function Page() {
  const { t } = useTranslation('saved-searches');
  const title = t('unsubscribe.title');
  return (
    <>
      <Seo title={title} description={title} path="/alerts/unsubscribe" noindex />
      <Unsubscribe />
    </>
  );
}
