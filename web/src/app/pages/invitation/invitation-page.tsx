import { useTranslation } from 'react-i18next';
import { InvitationNotice } from '#features/office-team/invitation-notice.tsx';
import { Seo } from '#lib/seo.tsx';

/** Where the mailed invitation to an office's team leads: `?token=`. */
export function Page() {
  const { t } = useTranslation('office-team');
  const title = t('invitation.page');
  return (
    <>
      <Seo title={title} description={title} path="/invitation" noindex />
      <InvitationNotice />
    </>
  );
}
