import { useTranslation } from 'react-i18next';
import { Seo } from '#lib/seo.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';

export function AccessDeniedPage() {
  const { t } = useTranslation();
  const title = t('errors.denied.title');
  const text = t('errors.denied.text');
  return (
    <>
      <Seo title={title} description={text} path="/" noindex />
      <Notice scene="closed" title={title} text={text}>
        <LinkButton to="/login">{t('nav.login')}</LinkButton>
        <LinkButton to="/" look="outline">
          {t('errors.notFound.home')}
        </LinkButton>
      </Notice>
    </>
  );
}
