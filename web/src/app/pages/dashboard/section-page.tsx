import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { sectionAt } from '../../../features/accounts/dashboard-paths.ts';
import { Seo } from '../../../lib/seo.tsx';
import { useSessionState } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type LoadContext, notFound } from '../../page-route.ts';

/** Addresses of no section are not found, for anyone. */
export const load = ({ url }: LoadContext) => sectionAt(url.pathname, '') ?? notFound();

/** Stands at the address of a section whose page is on its way. */
export function Page() {
  const { t } = useTranslation(['dashboard', 'app']);
  const { pathname } = useLocation();
  const { user } = useSessionState();
  const section = sectionAt(pathname, user?.type ?? '') ?? 'dashboard';
  const title = t(`sections.${section}`);
  return (
    <>
      <Seo title={title} description={t('soon')} path={pathname} noindex />
      <Notice scene="closed" badge={t('app:soon.badge')} title={title} text={t('soon')}>
        <LinkButton to="/properties">{t('app:soon.browse')}</LinkButton>
        <LinkButton to="/" look="outline">
          {t('app:soon.back')}
        </LinkButton>
      </Notice>
    </>
  );
}
