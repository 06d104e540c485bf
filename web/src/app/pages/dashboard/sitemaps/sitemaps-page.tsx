import { useTranslation } from 'react-i18next';
import { BuildCard } from '#features/sitemaps/build-card.tsx';
import { BuildHistory } from '#features/sitemaps/build-history.tsx';
import { FileList } from '#features/sitemaps/file-list.tsx';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead, DeskPart } from '#ui/desk/desk.tsx';
import { JobCards } from '#ui/desk/job-card.tsx';

/** What search engines read: how it stands, and the button that makes it anew. */
export function Page() {
  const { t } = useTranslation('sitemaps');
  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/admin/sitemaps" noindex />
      <DeskHead title={t('title')} />
      <JobCards>
        <BuildCard />
      </JobCards>
      <FileList />
      <DeskPart>{t('history.title')}</DeskPart>
      <BuildHistory />
    </Desk>
  );
}
