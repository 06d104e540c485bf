import { useTranslation } from 'react-i18next';
import { Seo } from '#lib/seo.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const title = t('errors.notFound.title');
  const text = t('errors.notFound.text');
  return (
    <>
      <Seo title={title} description={text} path="/" noindex />
      <Notice scene="empty" code="404" title={title} text={text}>
        <LinkButton to="/properties">{t('errors.notFound.browse')}</LinkButton>
        <LinkButton to="/" look="outline">
          {t('errors.notFound.home')}
        </LinkButton>
      </Notice>
    </>
  );
}
