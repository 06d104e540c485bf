import type { ListingStatus } from '@diyar/api/contracts/listings';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useTranslation } from 'react-i18next';
import css from '#features/listing-priority/priority.module.css';
import { PriorityList } from '#features/listing-priority/priority-list.tsx';
import { PriorityStats } from '#features/listing-priority/priority-stats.tsx';
import { usePriorities } from '#features/listing-priority/use-priorities.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { useStatusParts } from '../properties/status-parts.tsx';

/** The order of one's own listings. */
export function Page() {
  const { t } = useTranslation('listing-priority');
  const priorities = usePriorities();
  const { badge } = useStatusParts();
  const { data, error, refetch } = priorities.query;
  const isEnabled = data?.pages[0]?.enabled === true;

  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path="/dashboard/properties/priority" noindex />
      <DeskHead title={t('title')}>
        <LinkButton to="/dashboard/properties" look="outline">
          {t('back')}
        </LinkButton>
      </DeskHead>
      {error && !data && <FailedPanel title={t('failed')} error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && !isEnabled && (
        <EmptyState
          as="h2"
          title={t('single.title')}
          text={t('single.text')}
          icon={<IconArrowsSort size={32} stroke={1.4} />}
        >
          <LinkButton to="/dashboard/properties/new">{t('single.add')}</LinkButton>
        </EmptyState>
      )}
      {isEnabled && (
        <>
          <p className={css.hint}>{t('hint')}</p>
          <PriorityStats />
          <div className={css.frame}>
            <PriorityList priorities={priorities} badge={(status) => badge(status as ListingStatus)} />
          </div>
        </>
      )}
    </Desk>
  );
}
