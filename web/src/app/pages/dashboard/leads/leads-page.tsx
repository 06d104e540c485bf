import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leadsQuery } from '#features/leads/api.ts';
import { LeadFigures } from '#features/leads/figures.tsx';
import { LeadList } from '#features/leads/lead-list.tsx';
import { boxOf, LEAD_KEYS, LEAD_TABS } from '#features/leads/search.ts';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Seo } from '#lib/seo.tsx';
import { useSessionState } from '#lib/session.ts';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskFilters } from '#ui/desk/desk-filters.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** Conversations about one's own listings, and those one began. */
export function Page() {
  const { t } = useTranslation('leads');
  const { user } = useSessionState();
  const desk = useDeskParams(LEAD_KEYS);
  const leads = useQuery(leadsQuery(useApi(), desk.values, desk.page));

  const box = boxOf(desk.values.box);
  const { query, status, mine } = desk.values;
  const total = leads.data?.page.total ?? 0;
  const counts = leads.data?.counts;
  const stages = LEAD_TABS.filter((tab) => tab !== 'all');

  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path="/dashboard/leads" noindex />
      <DeskHead title={t('title')} count={leads.data && t('count', { count: total, shown: formatNumber(total) })} />
      <DeskTabs
        label={t('boxesLabel')}
        current={box}
        tabs={(['received', 'sent'] as const).map((name) => ({
          name,
          label: t(`boxes.${name}`),
          count: name === box ? counts?.unread || undefined : undefined,
          to: desk.pathTo({ box: name === 'sent' ? 'sent' : '', status: '', query: '', mine: '' }),
        }))}
      />
      {leads.data && <LeadFigures figures={leads.data.figures} />}
      {counts && counts.all > 0 && (
        <DeskFilters
          searchLabel={t('search')}
          values={desk.values}
          onChange={desk.go}
          filters={
            box === 'sent'
              ? []
              : [
                  {
                    name: 'status',
                    label: t('filter.stage'),
                    options: stages.map((value) => ({
                      value,
                      label: `${t(`status.${value}`)} (${formatNumber(counts[value])})`,
                    })),
                  },
                  ...(user?.type === 'office'
                    ? [{ name: 'mine', label: t('filter.who'), options: [{ value: 'true', label: t('filter.mine') }] }]
                    : []),
                ]
          }
        />
      )}
      <DeskList
        query={leads}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        cleared={[query, status, mine].some(Boolean) ? desk.pathTo({ query: '', status: '', mine: '' }) : undefined}
        empty={{
          title: t(`empty.${box}`),
          text: t(`empty.${box}Text`),
          icon: <IconMessages size={32} stroke={1.4} />,
          children: box === 'sent' && <LinkButton to="/properties">{t('empty.browse')}</LinkButton>,
        }}
      >
        {({ items }) => <LeadList items={items} isStale={leads.isPlaceholderData} />}
      </DeskList>
    </Desk>
  );
}
