import { useTranslation } from 'react-i18next';
import { JOB_STATES } from '#features/background-jobs/api.ts';
import { JobList } from '#features/background-jobs/job-list.tsx';
import { StatusList } from '#features/health/status-list.tsx';
import { AuditCard, RebuildCard } from '#features/search-index/index-cards.tsx';
import { IndexHistory } from '#features/search-index/index-history.tsx';
import { RefusedList } from '#features/search-index/refused-list.tsx';
import { MissList } from '#features/search-misses/miss-list.tsx';
import { PlaceList } from '#features/search-words/place-list.tsx';
import { WordList } from '#features/search-words/word-list.tsx';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead, DeskLead, DeskPart } from '#ui/desk/desk.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { JobCards } from '#ui/desk/job-card.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';

const TABS = ['index', 'refused', 'words', 'places', 'misses', 'jobs', 'status'] as const;
const KEYS = ['tab', 'query', 'state', 'spelling'] as const;
type Address = ReturnType<typeof useDeskParams<(typeof KEYS)[number]>>;
type Tab = (typeof TABS)[number];

/** What search answers from, the words it understands, what it did not find, and the jobs behind it. */
export function Page() {
  const { t } = useTranslation(['search-index', 'search-words', 'search-misses', 'background-jobs', 'health']);
  const desk = useDeskParams(KEYS);
  const tab = TABS.find((name) => name === desk.values.tab) ?? 'index';
  const names: Record<Tab, string> = {
    index: t('tabs.index'),
    refused: t('tabs.refused'),
    words: t('search-words:tab'),
    places: t('search-words:placesTab'),
    misses: t('search-misses:tab'),
    jobs: t('background-jobs:tab'),
    status: t('health:tab'),
  };
  const Shown = {
    index: Index,
    refused: Refused,
    words: Words,
    places: Places,
    misses: Misses,
    jobs: Jobs,
    status: Status,
  }[tab];
  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path="/dashboard/admin/search" noindex />
      <DeskHead title={t('title')} />
      <DeskTabs
        label={t('tabs.label')}
        current={tab}
        tabs={TABS.map((name) => ({
          name,
          label: names[name],
          to: desk.pathTo({ tab: name === 'index' ? '' : name, query: '', state: '', spelling: '' }),
        }))}
      />
      <Shown desk={desk} />
    </Desk>
  );
}

function Index() {
  const { t } = useTranslation('search-index');
  return (
    <>
      <JobCards>
        <RebuildCard />
        <AuditCard />
      </JobCards>
      <DeskPart>{t('history.title')}</DeskPart>
      <IndexHistory />
    </>
  );
}

function Refused({ desk }: { desk: Address }) {
  const { t } = useTranslation('search-index');
  return (
    <>
      <DeskLead>{t('refused.lead')}</DeskLead>
      <RefusedList page={desk.page} pathToPage={(page) => desk.pathTo({ page })} />
    </>
  );
}

function Words({ desk }: { desk: Address }) {
  const { t } = useTranslation('search-words');
  return (
    <>
      <DeskLead>{t('lead')}</DeskLead>
      <WordList proposed={desk.values.spelling || undefined} onProposed={() => desk.go({ spelling: '' })} />
    </>
  );
}

function Places({ desk }: { desk: Address }) {
  const { t } = useTranslation('search-words');
  const { query } = desk.values;
  return (
    <>
      <DeskLead>{t('lead')}</DeskLead>
      <PlaceList
        query={query}
        page={desk.page}
        pathToPage={(page) => desk.pathTo({ page })}
        cleared={query ? desk.pathTo({ query: '' }) : undefined}
        onQuery={(words) => desk.go({ query: words })}
      />
    </>
  );
}

function Misses({ desk }: { desk: Address }) {
  const { t } = useTranslation('search-misses');
  return (
    <>
      <DeskLead>{t('lead')}</DeskLead>
      <MissList
        page={desk.page}
        pathToPage={(page) => desk.pathTo({ page })}
        pathToWord={(spelling) => desk.pathTo({ tab: 'words', spelling })}
      />
    </>
  );
}

function Jobs({ desk }: { desk: Address }) {
  const { t } = useTranslation('background-jobs');
  const state = JOB_STATES.find((name) => name === desk.values.state) ?? 'failed';
  return (
    <>
      <DeskLead>{t('lead')}</DeskLead>
      <JobList state={state} page={desk.page} pathTo={desk.pathTo} />
    </>
  );
}

function Status() {
  const { t } = useTranslation('health');
  return (
    <>
      <DeskLead>{t('lead')}</DeskLead>
      <StatusList />
    </>
  );
}
