import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { canonicalPath, sectionAt } from '../../../features/accounts/dashboard-paths.ts';
import { withLang } from '../../../lib/links.ts';
import { Seo } from '../../../lib/seo.tsx';
import { useSessionState } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type LoadContext, movedTo, notFound } from '../../page-route.ts';

/** Addresses of no section are not found, for anyone; the second spelling of a section leads to its page. */
export function load({ url, lang }: LoadContext): null {
  const section = sectionAt(url.pathname, '');
  // An edit without a listing is no page.
  if (!section || section === 'properties-edit') notFound();
  const path = canonicalPath(url.pathname);
  if (path) movedTo(withLang(path + url.search, lang));
  return null;
}

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
