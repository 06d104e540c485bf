import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mailKindsQuery } from '#features/mail-gallery/api.ts';
import { MailExample } from '#features/mail-gallery/mail-example.tsx';
import { MailList } from '#features/mail-gallery/mail-list.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskFilters } from '#ui/desk/desk-filters.tsx';
import { Dialog } from '#ui/desk/dialog.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';

/** Every mail and push of the site, as it looks in both languages. */
export function Page() {
  const { t } = useTranslation('mail-gallery');
  const api = useApi();
  const desk = useDeskParams(['query']);
  const { data, error, refetch } = useQuery(mailKindsQuery(api));
  const { query } = desk.values;
  const words = query.trim().toLowerCase();
  const kinds = data?.kinds.filter(({ subject, kind }) => `${subject} ${kind}`.toLowerCase().includes(words));
  const current = data?.kinds.find(({ id }) => id === desk.open);
  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/admin/mails" noindex />
      <DeskHead title={t('title')} />
      <Text c="dimmed">{t('lead')}</Text>
      {data && data.refusedAddresses > 0 && <Text>{t('comeBack', { count: data.refusedAddresses })}</Text>}
      <DeskFilters searchLabel={t('search')} filters={[]} values={{ query }} onChange={desk.go} />
      {error && !data && <FailedPanel error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {kinds?.length === 0 && (
        <EmptyState title={t('nothing.title')} text={t('nothing.text')}>
          <LinkButton look="outline" to={desk.pathTo({ query: '' })}>
            {t('nothing.all')}
          </LinkButton>
        </EmptyState>
      )}
      {kinds && kinds.length > 0 && <MailList kinds={kinds} pathToKind={(id) => desk.pathTo({ open: id })} />}
      {current && (
        <Dialog size="80rem" title={current.subject} onClose={() => desk.go({ open: '' })}>
          <MailExample id={current.id} />
        </Dialog>
      )}
    </Desk>
  );
}
