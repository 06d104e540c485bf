import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ownSide } from '#features/listing-import/api.ts';
import css from '#features/listing-import/import.module.css';
import { ImportHome } from '#features/listing-import/import-home.tsx';
import { ImportView } from '#features/listing-import/import-view.tsx';
import { Seo } from '#lib/seo.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const PATH = '/dashboard/properties/import';

/** An office's table becomes its listings, and its listings a table. */
export function Page() {
  const { t } = useTranslation('listing-import');
  const id = useSearchParams()[0].get('import');
  return (
    <div className={css.page}>
      <Seo title={t('title')} description={t('lead')} path={PATH} noindex />
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.dim}>{t('lead')}</p>
      </div>
      {id ? (
        <ImportView side={ownSide} id={id} />
      ) : (
        <ImportHome side={ownSide} pathOf={(importId) => `${PATH}?import=${importId}`} />
      )}
      {id && (
        <LinkButton look="outline" to={PATH} className={css.narrow}>
          {t('another')}
        </LinkButton>
      )}
    </div>
  );
}
