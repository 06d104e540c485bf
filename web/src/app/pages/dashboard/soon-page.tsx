import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLang } from '#lib/i18n.ts';
import { Seo } from '#lib/seo.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useScreen } from '../../screens/use-screen.ts';

/** Stands at the address of a screen whose page is on its way. */
export function Page() {
  const { t } = useTranslation(['dashboard', 'app']);
  const { pathname } = useLocation();
  const title = useScreen()?.entry?.title[useLang()] ?? '';
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
