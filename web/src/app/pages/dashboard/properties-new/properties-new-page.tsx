import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { WaitingList } from '#app/offline/waiting-list.tsx';
import { CreateForm } from '#features/listing-form/create-form.tsx';
import { Seo } from '#lib/seo.tsx';
import { useSessionState } from '#lib/session.ts';
import css from './form-page.module.css';
import { useFormParts } from './form-parts.tsx';

export function Page() {
  const { t } = useTranslation('listing-form');
  const { user } = useSessionState();
  const isBegun = useSearchParams()[0].has('draft');
  const parts = useFormParts(user?.id);
  return (
    <>
      <Seo title={t('title.new')} description={t('title.new')} path="/dashboard/properties/new" noindex />
      <h1 className={css.title}>{t('title.new')}</h1>
      {user && !isBegun && <WaitingList owner={user.id} />}
      {user && <CreateForm owner={user.id} {...parts} />}
    </>
  );
}
