import { useTranslation } from 'react-i18next';
import { Seo } from '#lib/seo.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';

export function GeneralErrorPage() {
  const { t } = useTranslation(['app', 'ui']);
  const title = t('errors.general.title');
  const text = t('errors.general.text');
  return (
    <>
      <Seo title={title} description={text} path="/" noindex />
      <Notice scene="dark" title={title} text={text}>
        <PlainButton onClick={() => location.reload()}>{t('ui:retry')}</PlainButton>
        <LinkButton to="/" look="outline">
          {t('errors.notFound.home')}
        </LinkButton>
      </Notice>
    </>
  );
}
