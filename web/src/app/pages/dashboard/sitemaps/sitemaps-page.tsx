import { useTranslation } from 'react-i18next';
import { BuildCard } from '#features/sitemaps/build-card.tsx';
import { BuildHistory } from '#features/sitemaps/build-history.tsx';
import { FileList } from '#features/sitemaps/file-list.tsx';
import { Seo } from '#lib/seo.tsx';
import { Desk } from '#ui/desk/desk.tsx';
import { DeskHead } from '#ui/desk/desk-head.tsx';
import css from './sitemaps-page.module.css';

/** What search engines read: how it stands, and the button that makes it anew. */
export function Page() {
  const { t } = useTranslation('sitemaps');
  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/admin/sitemaps" noindex />
      <DeskHead title={t('title')} />
      <div className={css.jobs}>
        <BuildCard />
      </div>
      <FileList />
      <h2 className={css.heading}>{t('history.title')}</h2>
      <BuildHistory />
    </Desk>
  );
}
