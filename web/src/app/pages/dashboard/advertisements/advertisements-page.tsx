import type { AdChoice } from '@diyar/api/rules/advertisements';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { choiceIn, FIRST_CHOICE } from '#features/advertisements/ad-choice.ts';
import css from '#features/advertisements/advertisements.module.css';
import { PERIODS } from '#features/advertisements/api.ts';
import { Calculator } from '#features/advertisements/calculator.tsx';
import { EditorOf } from '#features/advertisements/editor-of.tsx';
import { Figures } from '#features/advertisements/figures.tsx';
import { OwnList } from '#features/advertisements/own-list.tsx';
import { figuresQuery } from '#features/credits/api.ts';
import { KeptPurchases } from '#features/credits/kept-purchases.tsx';
import { PurseDesk } from '#features/credits/purse-desk.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { LinkButton } from '#ui/link-button.tsx';

const TABS = ['mine', 'prices'] as const;
/** `make` is `new` with a choice, or the id of the one that is edited; `figures` the id of the one that is looked at. */
const KEYS = ['tab', 'status', 'make', 'figures', 'period', 'place', 'size', 'priority', 'days'] as const;
const NOTHING = { tab: '', status: '', make: '', figures: '', period: '', place: '', size: '', priority: '', days: '' };

/** The advertisement centre: one's own, a new one, the figures of one, and what it would cost. */
export const Page = () => (
  <PurseDesk>
    <AdvertisementsPage />
  </PurseDesk>
);

function AdvertisementsPage() {
  const { t } = useTranslation('advertisements');
  const desk = useDeskParams(KEYS);
  const { data: credit } = useQuery(figuresQuery(useApi()));
  const { make, figures } = desk.values;
  const tab = TABS.find((name) => name === desk.values.tab) ?? 'mine';
  const balance = credit?.balance ?? 0;
  const makePath = (choice: AdChoice = FIRST_CHOICE) => desk.pathTo({ ...NOTHING, make: 'new', ...choice });

  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/advertisements" noindex />
      <DeskHead title={make === 'new' ? t('create') : make ? t('edit.title') : t('title')}>
        {make || figures ? (
          <LinkButton look="outline" to={desk.pathTo(NOTHING)}>
            {t('back')}
          </LinkButton>
        ) : (
          <LinkButton data-act="make" to={makePath()}>
            {t('create')}
          </LinkButton>
        )}
      </DeskHead>
      {make && (
        <EditorOf
          key={make}
          id={make === 'new' ? undefined : make}
          balance={balance}
          first={choiceIn(desk.values, FIRST_CHOICE)}
          onDone={() => desk.go(NOTHING)}
        />
      )}
      {figures && !make && (
        <Figures
          id={figures}
          period={PERIODS.find((name) => name === desk.values.period) ?? '30'}
          pathTo={(period) => desk.pathTo({ figures, period: period === '30' ? '' : period })}
        />
      )}
      {!make && !figures && (
        <>
          <p className={css.lead}>{t('lead')}</p>
          <KeptPurchases />
          <DeskTabs
            label={t('tabs.label')}
            current={tab}
            tabs={TABS.map((name) => ({
              name,
              label: t(`tabs.${name}`),
              to: desk.pathTo({ ...NOTHING, tab: name === 'mine' ? '' : name }),
            }))}
          />
          {tab === 'prices' ? <Calculator makePath={makePath} /> : <OwnList desk={desk} balance={balance} />}
        </>
      )}
    </Desk>
  );
}
