import { useTranslation } from 'react-i18next';
import { WaitingList } from '#app/offline/waiting-list.tsx';
import { Seo } from '#lib/seo.tsx';
import { useSessionState } from '#lib/session.ts';
import css from '../properties-new/form-page.module.css';

export function Page() {
  const { t } = useTranslation('offline');
  const { user } = useSessionState();
  return (
    <>
      <Seo title={t('list.title')} description={t('list.title')} path="/dashboard/properties/waiting" noindex />
      <h1 className={css.title}>{t('list.title')}</h1>
      {user && <WaitingList owner={user.id} sayNone />}
    </>
  );
}
