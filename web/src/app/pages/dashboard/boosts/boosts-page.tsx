import IconRocket from '@tabler/icons-react/dist/esm/icons/IconRocket.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeBoostsQuery, type Boost, boostHistoryQuery } from '#features/boosts/api.ts';
import { BoostDialog } from '#features/boosts/boost-dialog.tsx';
import { ActiveBoosts, PastBoosts } from '#features/boosts/boost-table.tsx';
import css from '#features/boosts/boosts.module.css';
import { CancelDialog } from '#features/boosts/cancel-dialog.tsx';
import { EffectOverview } from '#features/boosts/effect-overview.tsx';
import { KeptPurchases } from '#features/credits/kept-purchases.tsx';
import { PurseDesk } from '#features/credits/purse-desk.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { PlainButton } from '#ui/link-button.tsx';

const TABS = ['active', 'history'] as const;
/** `boost` opens the dialog: with listings by their ids, or `new`. */
const KEYS = ['tab', 'boost'] as const;
type Address = ReturnType<typeof useDeskParams<(typeof KEYS)[number]>>;

/** Boosts that run, what they did, and a new one. */
export const Page = () => (
  <PurseDesk>
    <BoostsPage />
  </PurseDesk>
);

function BoostsPage() {
  const { t } = useTranslation('boosts');
  const desk = useDeskParams(KEYS);
  const tab = TABS.find((name) => name === desk.values.tab) ?? 'active';
  const { boost: asked } = desk.values;
  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/boosts" noindex />
      <DeskHead title={t('title')}>
        <PlainButton data-act="boost" onClick={() => desk.go({ boost: 'new' })}>
          {t('create')}
        </PlainButton>
      </DeskHead>
      <p className={css.lead}>{t('lead')}</p>
      <KeptPurchases />
      <EffectOverview />
      <DeskTabs
        label={t('tabs.label')}
        current={tab}
        tabs={TABS.map((name) => ({
          name,
          label: t(`tabs.${name}`),
          to: desk.pathTo({ tab: name === 'active' ? '' : name, boost: '' }),
        }))}
      />
      {tab === 'active' ? <Active desk={desk} /> : <Past desk={desk} />}
      {asked && <BoostDialog chosen={asked === 'new' ? [] : asked.split(',')} onClose={() => desk.go({ boost: '' })} />}
    </Desk>
  );
}

const useEmpty = (tab: (typeof TABS)[number]) => {
  const { t } = useTranslation('boosts');
  return { title: t(`empty.${tab}`), text: t(`empty.${tab}Text`), icon: <IconRocket size={32} stroke={1.4} /> };
};

function Active({ desk }: { desk: Address }) {
  const list = useQuery(activeBoostsQuery(useApi(), desk.page));
  const [cancelled, setCancelled] = useState<Boost>();
  return (
    <>
      <DeskList
        query={list}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={useEmpty('active')}
      >
        {({ boosts, mayCancel }) => (
          <ActiveBoosts
            boosts={boosts}
            isStale={list.isPlaceholderData}
            onCancel={mayCancel ? setCancelled : undefined}
          />
        )}
      </DeskList>
      {cancelled && <CancelDialog boost={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
  );
}

function Past({ desk }: { desk: Address }) {
  const list = useQuery(boostHistoryQuery(useApi(), desk.page));
  return (
    <DeskList
      query={list}
      pageOf={({ page }) => page}
      pathToPage={(page) => desk.pathTo({ page })}
      empty={useEmpty('history')}
    >
      {({ boosts }) => <PastBoosts boosts={boosts} isStale={list.isPlaceholderData} />}
    </DeskList>
  );
}
