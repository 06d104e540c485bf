import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { adminSide } from '#features/listing-import/api.ts';
import css from '#features/listing-import/import.module.css';
import { ImportHome } from '#features/listing-import/import-home.tsx';
import { ImportView } from '#features/listing-import/import-view.tsx';
import { OfficePicker } from '#features/listing-import/office-picker.tsx';
import { Seo } from '#lib/seo.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const PATH = '/dashboard/admin/offices/import';

/** The same for an office that an administrator helps; what is done here is audited. */
export function Page() {
  const { t } = useTranslation('listing-import');
  const [params] = useSearchParams();
  const [id, office] = [params.get('import'), params.get('office')];
  const pathTo = (officeId?: string, job?: string) =>
    officeId ? `${PATH}?office=${officeId}${job ? `&import=${job}` : ''}` : PATH;
  return (
    <div className={css.page}>
      <Seo title={t('adminTitle')} description={t('lead')} path={PATH} noindex />
      <h1 className={css.title}>{t('adminTitle')}</h1>
      <OfficePicker chosen={office} pathOf={pathTo} />
      {office && id && <ImportView side={adminSide(office)} id={id} />}
      {office && !id && <ImportHome key={office} side={adminSide(office)} pathOf={(job) => pathTo(office, job)} />}
      {office && id && (
        <LinkButton look="outline" to={pathTo(office)} className={css.narrow}>
          {t('another')}
        </LinkButton>
      )}
    </div>
  );
}
