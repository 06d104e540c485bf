import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { adminSide } from '../../../../features/listing-import/api.ts';
import css from '../../../../features/listing-import/import.module.css';
import { ImportHome } from '../../../../features/listing-import/import-home.tsx';
import { ImportView } from '../../../../features/listing-import/import-view.tsx';
import { useApi } from '../../../../lib/api-context.ts';
import { useLang } from '../../../../lib/i18n.ts';
import { withLang } from '../../../../lib/links.ts';
import { Seo } from '../../../../lib/seo.tsx';
import field from '../../../../ui/form/field.module.css';
import { FieldShell } from '../../../../ui/form/field.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';

const PATH = '/dashboard/admin/offices/import';
type Office = { id: string; name: string };

/** The same for an office that an administrator helps; what is done here is audited. */
export function Page() {
  const { t } = useTranslation('listing-import');
  const [api, navigate, lang] = [useApi(), useNavigate(), useLang()];
  const [params] = useSearchParams();
  const [id, office] = [params.get('import'), params.get('office')];
  const pathTo = (officeId: string, job?: string) => `${PATH}?office=${officeId}${job ? `&import=${job}` : ''}`;
  const { data: offices = [] } = useQuery({
    queryKey: ['listing-import', 'offices'],
    queryFn: async ({ signal }) =>
      (await api.get<{ offices: Office[] }>('/offices', { signal, query: { limit: 48 } })).offices,
  });
  return (
    <div className={css.page}>
      <Seo title={t('adminTitle')} description={t('lead')} path={PATH} noindex />
      <h1 className={css.title}>{t('adminTitle')}</h1>
      <FieldShell id="import-office" label={t('office')}>
        <select
          id="import-office"
          className={`${field.input} ${field.select}`}
          value={office ?? ''}
          onChange={(event) => navigate(withLang(pathTo(event.currentTarget.value), lang))}
        >
          <option value="">{t('chooseOffice')}</option>
          {office && !offices.some((one) => one.id === office) && <option value={office}>{office}</option>}
          {offices.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </FieldShell>
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
