import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APPEAL_STATES, type Appeal, appealsQuery, type Decision } from '#features/listing-appeals/api.ts';
import { AppealCard } from '#features/listing-appeals/appeal-card.tsx';
import { DecideDialog } from '#features/listing-appeals/decide-dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import css from './appeals-page.module.css';

const KEYS = ['state'] as const;

/** Owners who object to a rejection or a suspension. */
export function Page() {
  const { t } = useTranslation('listing-appeals');
  const desk = useDeskParams(KEYS);
  const state = APPEAL_STATES.find((known) => known === desk.values.state) ?? 'open';
  const list = useQuery(appealsQuery(useApi(), state, desk.page));
  const [asked, setAsked] = useState<{ appeal: Appeal; decision: Decision }>();
  const total = list.data?.page.total ?? 0;
  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path="/dashboard/admin/appeals" noindex />
      <DeskHead title={t('title')} count={list.data && t('count', { count: total, shown: formatNumber(total) })} />
      <DeskTabs
        label={t('stateLabel')}
        current={state}
        tabs={APPEAL_STATES.map((name) => ({
          name,
          label: t(`state.${name}`),
          to: desk.pathTo({ state: name === 'open' ? '' : name }),
        }))}
      />
      <DeskList
        query={list}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={{ title: t(`empty.${state}`), text: t('emptyText'), icon: <IconGavel size={32} stroke={1.4} /> }}
      >
        {({ appeals }) => (
          <ul className={css.list} aria-busy={list.isPlaceholderData || undefined}>
            {appeals.map((appeal) => (
              <AppealCard key={appeal.id} appeal={appeal} onDecide={(decision) => setAsked({ appeal, decision })} />
            ))}
          </ul>
        )}
      </DeskList>
      {asked && <DecideDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Desk>
  );
}
