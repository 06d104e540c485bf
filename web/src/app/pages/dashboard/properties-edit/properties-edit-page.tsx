import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type LoadContext, notFound } from '#app/page-route.ts';
import { EditForm } from '#features/listing-form/edit-form.tsx';
import { Seo } from '#lib/seo.tsx';
import { useSessionState } from '#lib/session.ts';
import { isUuid } from '#lib/uuid.ts';
import css from '../properties-new/form-page.module.css';
import { useFormParts } from '../properties-new/form-parts.tsx';

export const load = ({ params }: LoadContext) => isUuid(params.id) || notFound();

export function Page() {
  const { t } = useTranslation('listing-form');
  const { id = '' } = useParams();
  const { user } = useSessionState();
  const parts = useFormParts(user?.id);
  return (
    <>
      <Seo title={t('title.edit')} description={t('title.edit')} path={`/dashboard/properties/edit/${id}`} noindex />
      <h1 className={css.title}>{t('title.edit')}</h1>
      {user && <EditForm id={id} owner={user.id} {...parts} />}
    </>
  );
}
